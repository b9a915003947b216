import type { ArtistActions } from './artist-actions.ts';
import { useChangeStatus } from '../use-change-status.ts';
import type { Booking } from '../queries.ts';

/** The steps that a professional takes with one press. */
export function useArtistSteps(): Pick<ArtistActions, 'confirm' | 'noShow' | 'correct'> & {
  readonly decline: (visits: readonly Booking[], reason: string) => void;
  readonly markCompleted: (booking: Booking) => void;
} {
  const change = useChangeStatus();
  const answer = (visits: readonly Booking[], status: 'confirmed' | 'declined', reason = '') =>
    change.mutate({ booking: visits[0]!, status, all: visits.length > 1, reason });
  return {
    confirm: (visits) => answer(visits, 'confirmed'),
    decline: (visits, reason) => answer(visits, 'declined', reason),
    noShow: (booking) => change.mutate({ booking, status: 'no_show' }),
    correct: (booking, status) => change.mutate({ booking, status }),
    markCompleted: (booking) => change.mutate({ booking, status: 'completed' }),
  };
}

import type { ArtistActions } from './artist-actions.ts';
import { useChangeStatus } from '../use-change-status.ts';
import type { Booking } from '../queries.ts';

/** The steps that a professional takes with one press. */
export function useArtistSteps(): Pick<ArtistActions, 'answer' | 'noShow' | 'correct'> & {
  readonly markCompleted: (booking: Booking) => void;
} {
  const change = useChangeStatus();
  return {
    answer: (booking, status, all) => change.mutate({ booking, status, all }),
    noShow: (booking) => change.mutate({ booking, status: 'no_show' }),
    correct: (booking, status) => change.mutate({ booking, status }),
    markCompleted: (booking) => change.mutate({ booking, status: 'completed' }),
  };
}

import { useRef } from 'react';
import type { ArtistActions } from './artist-actions.ts';
import { useChangeStatus, type StatusChange } from '../use-change-status.ts';
import type { Booking } from '../queries.ts';

/** The steps that a professional takes with one press; `onCompleted` is called with the visit as it was before. */
export function useArtistSteps(onCompleted?: (booking: Booking) => void): Pick<
  ArtistActions,
  'confirm' | 'noShow' | 'correct'
> & {
  readonly decline: (visits: readonly Booking[], reason: string) => void;
  readonly markCompleted: (booking: Booking) => void;
} {
  const change = useChangeStatus();
  const underWay = useRef(new Set<number>());
  // A double tap comes before the row has changed: the second would be refused, as if the first had failed.
  function take(step: StatusChange) {
    const { id } = step.booking;
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const settle = () => underWay.current.delete(id);
    // The hook itself says what went wrong. Its promise is each step's own; callbacks would be those of the last step alone.
    void change.mutateAsync(step).then((changed) => {
      settle();
      if (changed.status === 'completed') onCompleted?.(step.booking);
    }, settle);
  }
  const answer = (visits: readonly Booking[], status: 'confirmed' | 'declined', reason = '') =>
    take({ booking: visits[0]!, status, count: visits.length, reason });
  return {
    confirm: (visits) => answer(visits, 'confirmed'),
    decline: (visits, reason) => answer(visits, 'declined', reason),
    noShow: (booking) => take({ booking, status: 'no_show' }),
    correct: (booking, status) => take({ booking, status }),
    markCompleted: (booking) => take({ booking, status: 'completed' }),
  };
}

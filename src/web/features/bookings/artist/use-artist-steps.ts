import { useRef } from 'react';
import type { ArtistActions } from './artist-actions.ts';
import { useAnswerMoveRequest } from '../use-answer-move-request.ts';
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
  const answerMove = useAnswerMoveRequest();
  const underWay = useRef(new Set<number>());
  // A double tap comes before the row has changed: the second would be refused, as if the first had failed.
  function once({ id }: Booking, act: () => Promise<unknown>) {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const settle = () => underWay.current.delete(id);
    // The hook itself says what went wrong. Its promise is each step's own; callbacks would be those of the last step alone.
    void act().then(settle, settle);
  }
  const take = (step: StatusChange) =>
    once(step.booking, async () => {
      const changed = await change.mutateAsync(step);
      if (changed.status === 'completed') onCompleted?.(step.booking);
    });
  function answer(visits: readonly Booking[], status: 'confirmed' | 'declined', reason = '') {
    const booking = visits[0]!;
    if (!booking.moveRequest) return take({ booking, status, count: visits.length, reason });
    const said = status === 'confirmed' ? 'accepted' : 'declined';
    return once(booking, () => answerMove.mutateAsync({ booking, answer: said, reason }));
  }
  return {
    confirm: (visits) => answer(visits, 'confirmed'),
    decline: (visits, reason) => answer(visits, 'declined', reason),
    noShow: (booking) => take({ booking, status: 'no_show' }),
    correct: (booking, status) => take({ booking, status }),
    markCompleted: (booking) => take({ booking, status: 'completed' }),
  };
}

import { nextStatus } from '#modules/bookings/rules';
import type { Booking } from '../queries.ts';

/** What the mark of a visit was that should have been set, or `confirmed` where it should not have been marked yet. */
export type Correction = 'completed' | 'no_show' | 'confirmed';

/** What a visit's mark can still be put right to; nothing where it was set too long ago. */
export function correctionOf({ status, date, endsAt, markedAt }: Booking, now: number): Correction | undefined {
  if (!markedAt) return undefined;
  const facts = { now, startsAt: Date.parse(date), endsAt: Date.parse(endsAt), markedAt: Date.parse(markedAt) };
  const others: Correction[] =
    status === 'no_show' ? ['completed'] : status === 'completed' ? ['no_show', 'confirmed'] : [];
  return others.find((to) => nextStatus(status, to, 'artist', facts).allowed);
}

import { nextStatus } from '#modules/bookings/rules';
import type { Booking } from '../queries.ts';

/** The other of the two marks that a visit can get. */
export function otherMark(status: Booking['status']): 'completed' | 'no_show' | undefined {
  if (status === 'completed') return 'no_show';
  return status === 'no_show' ? 'completed' : undefined;
}

/** Whether a visit's mark was set so lately that its professional can still put it right. */
export function isCorrectable({ status, date, markedAt }: Booking, now: number): boolean {
  const other = otherMark(status);
  if (!other || !markedAt) return false;
  return nextStatus(status, other, 'artist', { now, startsAt: Date.parse(date), markedAt: Date.parse(markedAt) })
    .allowed;
}

import type { EpochMs } from '#kernel/time';
import { agreedTimes, statement, type Executor } from '#platform/database';

/** The agreed times of visits that are open. */
export const agreedBookings = agreedTimes('bookings', `status IN ('pending', 'confirmed', 'awaiting_payment')`);

const shift = statement(
  'bookings.shift',
  `UPDATE bookings SET starts_at = $2, ends_at = ends_at + ($2 - starts_at), local_start = $3,
          version = version + 1, sequence = sequence + 1, updated_at = $4 WHERE id = $1`,
);

/**
 * Takes a visit to another instant of the same agreed clock time: nobody moved it, so it stays as confirmed, paid and reminded as
 * it is. The caller has called `lockArtist` and knows that the time is free.
 */
export async function shiftBooking(
  transaction: Executor,
  to: { readonly id: number; readonly startsAt: EpochMs; readonly localStart: string },
  now: EpochMs,
): Promise<void> {
  await transaction.query(shift, [to.id, new Date(to.startsAt), to.localStart, new Date(now)]);
}

import type { EpochMs } from '#kernel/time';
import { statement, type Executor } from '#platform/database';
import { bookingColumns, bookingPeople, type BookingRow } from './bookings.store.ts';

// No visit lasts longer than a day, so the index may begin a little before the first.
const taking = statement(
  'bookings.calendar',
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople}
    WHERE bookings.artist_id = $1 AND bookings.starts_at < $3
      AND bookings.starts_at > $2::timestamptz - interval '48 hours'
      AND bookings.ends_at + make_interval(mins => bookings.gap_minutes) > $2
      AND (bookings.status IN ('confirmed', 'completed', 'no_show')
        OR bookings.status IN ('pending', 'awaiting_payment')
           AND (bookings.expires_at IS NULL OR bookings.expires_at > $4))
    ORDER BY bookings.starts_at, bookings.id`,
);

/** An artist's bookings that take time of a window, or took it, by start. */
export function listTaking(
  executor: Executor,
  artistId: number,
  { from, to, now }: { from: EpochMs; to: EpochMs; now: EpochMs },
): Promise<BookingRow[]> {
  return executor.query<BookingRow>(taking, [artistId, new Date(from), new Date(to), new Date(now)]);
}

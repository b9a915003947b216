import { statement, type Executor } from '#platform/database';
import type { BookingStatus } from './rules/index.ts';

const artists = statement(
  'bookings.artists_with_overdue',
  `SELECT artist_id AS "artistId" FROM bookings
    WHERE status IN ('pending', 'awaiting_payment') AND expires_at <= $1
    UNION SELECT artist_id FROM bookings WHERE move_expires_at <= $1 LIMIT 500`,
);

/** Artists with requests that nobody answered in time, for a visit or for another time of one. */
export async function listArtistsWithOverdue(executor: Executor, now: number): Promise<number[]> {
  const rows = await executor.query<{ artistId: number }>(artists, [new Date(now)]);
  return rows.map(({ artistId }) => artistId);
}

const expire = statement(
  'bookings.expire',
  `UPDATE bookings SET status = 'expired', version = version + 1, sequence = sequence + 1, updated_at = $2
     FROM (SELECT id, status FROM bookings
            WHERE artist_id = $1 AND status IN ('pending', 'awaiting_payment') AND expires_at <= $2
              FOR NO KEY UPDATE) AS overdue
    WHERE bookings.id = overdue.id
   RETURNING bookings.id, coalesce(bookings.parent_booking_id, bookings.id) AS "seriesId", overdue.status AS "from"`,
);

export interface ExpiredBooking {
  readonly id: number;
  /** Visits of one series share it. */
  readonly seriesId: number;
  /** Its state before. */
  readonly from: BookingStatus;
}

/** Writes down that an artist's overdue requests have lapsed. */
export function expireOverdue(transaction: Executor, artistId: number, now: number): Promise<ExpiredBooking[]> {
  return transaction.query<ExpiredBooking>(expire, [artistId, new Date(now)]);
}

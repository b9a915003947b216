import { statement, type Executor } from '#platform/database';

/** A booking of two people, told to both. Instants in epoch milliseconds. */
export interface SharedBooking {
  readonly id: number;
  readonly status: string;
  readonly serviceName: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly artistId: number;
  readonly upcoming: boolean;
}

const upcoming = `(bookings.status IN ('pending', 'confirmed', 'awaiting_payment') AND bookings.ends_at > $3
  AND (bookings.expires_at IS NULL OR bookings.expires_at > $3))`;
const tookPlace = `bookings.status IN ('completed', 'confirmed')`;
const between = statement(
  'bookings.shared',
  `SELECT bookings.id, bookings.status, bookings.service_name AS "serviceName", bookings.starts_at AS "startsAt",
          bookings.ends_at AS "endsAt", bookings.time_zone AS "timeZone", bookings.artist_id AS "artistId",
          ${upcoming} AS upcoming
     FROM bookings
    WHERE (bookings.artist_id = $1 AND bookings.client_id = $2) OR (bookings.artist_id = $2 AND bookings.client_id = $1)
    ORDER BY ${upcoming} DESC, CASE WHEN ${upcoming} THEN bookings.starts_at END, ${tookPlace} DESC,
             bookings.starts_at DESC, bookings.id
    LIMIT 1`,
);

/** The booking that two people share: the next to come, else the latest visit, else the latest that came to nothing. */
export async function readSharedBooking(
  executor: Executor,
  oneId: number,
  otherId: number,
  now: number,
): Promise<SharedBooking | undefined> {
  return (await executor.query<SharedBooking>(between, [oneId, otherId, new Date(now)]))[0];
}

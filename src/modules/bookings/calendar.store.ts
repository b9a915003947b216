import type { EpochMs } from '#kernel/time';
import { statement, type Executor } from '#platform/database';
import { bookingColumns, bookingPeople, type BookingRow } from './bookings.store.ts';

interface Window {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly now: EpochMs;
}

/** SQL: what takes time of a window of somebody's. No visit lasts longer than a day, so the index may begin a little before. */
const taking = (whose: 'artist_id' | 'client_id', end: string, over: string) =>
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople}
    WHERE bookings.${whose} = $1 AND bookings.starts_at < $3
      AND bookings.starts_at > $2::timestamptz - interval '48 hours' AND ${end} > $2
      AND (bookings.status IN (${over})
        OR bookings.status IN ('pending', 'awaiting_payment')
           AND (bookings.expires_at IS NULL OR bookings.expires_at > $4))
    ORDER BY bookings.starts_at, bookings.id`;

const ofArtist = statement(
  'bookings.calendar',
  taking(
    'artist_id',
    'bookings.ends_at + make_interval(mins => bookings.gap_minutes)',
    "'confirmed', 'completed', 'no_show'",
  ),
);

const ofClient = statement(
  'bookings.calendar_own_visits',
  taking('client_id', 'bookings.ends_at', "'confirmed', 'completed'"),
);

/** SQL: the times asked for in a window, in place of confirmed ones. */
const asking = (whose: 'artist_id' | 'client_id') =>
  `SELECT ${bookingColumns} FROM bookings ${bookingPeople}
    WHERE bookings.${whose} = $1 AND bookings.move_starts_at < $3
      AND bookings.move_starts_at > $2::timestamptz - interval '48 hours'
      AND bookings.move_starts_at + make_interval(mins => bookings.duration + bookings.gap_minutes) > $2
      AND bookings.move_expires_at > $4
    ORDER BY bookings.move_starts_at, bookings.id`;
const askedOfArtist = statement('bookings.calendar_move_requests', asking('artist_id'));
const askedByClient = statement('bookings.calendar_own_move_requests', asking('client_id'));

const valuesOf = (userId: number, { from, to, now }: Window) => [userId, new Date(from), new Date(to), new Date(now)];

/** An artist's bookings that take time of a window, or took it, by start. */
export function listTaking(executor: Executor, artistId: number, window: Window): Promise<BookingRow[]> {
  return executor.query<BookingRow>(ofArtist, valuesOf(artistId, window));
}

/** The visits that somebody has with others in a window, or had, by start. */
export function listOwnVisits(executor: Executor, userId: number, window: Window): Promise<BookingRow[]> {
  return executor.query<BookingRow>(ofClient, valuesOf(userId, window));
}

/** An artist's bookings whose clients ask to move them into a window, by that time. */
export function listMoveRequests(executor: Executor, artistId: number, window: Window): Promise<BookingRow[]> {
  return executor.query<BookingRow>(askedOfArtist, valuesOf(artistId, window));
}

/** A person's visits as a client that they ask to move into a window, by that time. */
export function listOwnMoveRequests(executor: Executor, userId: number, window: Window): Promise<BookingRow[]> {
  return executor.query<BookingRow>(askedByClient, valuesOf(userId, window));
}

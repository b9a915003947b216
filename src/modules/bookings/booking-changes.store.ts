import { wallTimeAt } from '#kernel/time';
import { statement, type Executor } from '#platform/database';
import { unlessTaken } from './new-booking.store.ts';
import type { Addition, BookingStatus, EarlierServices, Part, Policy } from './rules/index.ts';

const notOverdue = `(expires_at IS NULL OR expires_at > $1)`;
/** SQL: what moves or is no longer confirmed takes the wish for another time with it. */
const withoutMove = 'move_starts_at = NULL, move_expires_at = NULL';
const step = (name: string, set: string, more = '') =>
  statement(
    `bookings.${name}`,
    `UPDATE bookings SET status = $3, version = version + 1, sequence = sequence + 1, updated_at = $1, ${withoutMove}${set}
      WHERE id = ANY($2::int[]) AND status = ANY($4::text[]) AND ${notOverdue}${more} RETURNING id`,
  );
// Once nobody waits for an answer there is no moment at which the request lapses; what is to come has no mark.
const changeStatus = step('change_status', ', expires_at = NULL, marked_at = NULL, closing_reason = $5');
const markStatus = step('mark_status', ', expires_at = NULL, marked_at = coalesce(marked_at, $1)');
const cancel = step('cancel', ', expires_at = NULL, cancelled_by = $5, closing_reason = $6');

interface Closing {
  readonly from: readonly BookingStatus[];
  readonly now: number;
  /** What whoever declines or cancels tells the other about why. */
  readonly reason?: string | null | undefined;
}

/** Takes those of these bookings that are in one of the `from` states, and not overdue, to another; answers which. */
export async function stepBookings(
  transaction: Executor,
  ids: readonly number[],
  { from, to, now, reason = null }: Closing & { to: BookingStatus },
): Promise<number[]> {
  const marks = to === 'completed' || to === 'no_show';
  const values = [new Date(now), ids, to, from];
  const rows = marks
    ? await transaction.query<{ id: number }>(markStatus, values)
    : await transaction.query<{ id: number }>(changeStatus, [...values, reason]);
  return rows.map(({ id }) => id);
}

/** Cancels those of these bookings that are in one of the `from` states, and not overdue; answers which. */
export async function cancelBookings(
  transaction: Executor,
  ids: readonly number[],
  { from, by, now, reason = null }: Closing & { by: Part | 'system' },
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(cancel, [new Date(now), ids, 'cancelled', from, by, reason]);
  return rows.map(({ id }) => id);
}

const open = statement(
  'bookings.open_of',
  `SELECT id, coalesce(parent_booking_id, id) AS "seriesId", status AS "from",
          CASE WHEN artist_id = $1 THEN 'artist' ELSE 'client' END AS by
     FROM bookings
    WHERE (artist_id = $1 OR client_id = $1) AND status = ANY($3::text[]) AND ends_at > $2
      AND (expires_at IS NULL OR expires_at > $2)
    ORDER BY id FOR NO KEY UPDATE`,
);

export interface OpenBooking {
  readonly id: number;
  /** Visits of one series share it. */
  readonly seriesId: number;
  readonly from: BookingStatus;
  /** On which side the person is. */
  readonly by: Part;
}

/** A person's visits to come, from both sides, kept as they are until the transaction ends. */
export function lockOpenOf(
  transaction: Executor,
  userId: number,
  { from, now }: { from: readonly BookingStatus[]; now: number },
): Promise<OpenBooking[]> {
  return transaction.query<OpenBooking>(open, [userId, new Date(now), from]);
}

const move = statement(
  'bookings.move',
  `UPDATE bookings SET starts_at = $4, ends_at = $5, status = $6, expires_at = $7, time_zone = $8, policy = $9,
          local_start = $11, place = (SELECT city FROM users WHERE users.id = artist_id), reminder_sent = false, ${withoutMove},
          artist_has_entry = artist_has_entry OR $10,
          version = version + 1, sequence = sequence + 1, updated_at = $1
    WHERE id = $2 AND version = $3 RETURNING id`,
);

export interface NewTime {
  readonly id: number;
  /** The version its mover saw. */
  readonly version: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly status: BookingStatus;
  readonly expiresAt: number | null;
  readonly policy: Policy;
  /** Its artist is mailed the new time, with the calendar entry. */
  readonly tellsArtist: boolean;
}

/** Moves a booking: 'stale' when it changed meanwhile, 'taken' when somebody else has the time. */
export async function moveBooking(
  transaction: Executor,
  to: NewTime,
  now: number,
): Promise<'moved' | 'stale' | 'taken'> {
  const expiresAt = to.expiresAt === null ? null : new Date(to.expiresAt);
  const values = [
    new Date(now),
    to.id,
    to.version,
    new Date(to.startsAt),
    new Date(to.endsAt),
    to.status,
    expiresAt,
    to.timeZone,
    to.policy,
    to.tellsArtist,
    wallTimeAt(to.timeZone, to.startsAt),
  ];
  const rows = await unlessTaken(transaction.query<{ id: number }>(move, values));
  if (!rows) return 'taken';
  return rows.length > 0 ? 'moved' : 'stale';
}

const rewrite = statement(
  'bookings.rewrite_services',
  `UPDATE bookings SET service_id = $4, service_name = $5, additions = $6, duration = $7, gap_minutes = $8, ends_at = $9,
          total = $10, discount = $11, earlier_services = $12, due_now = least(due_now, $10), version = version + 1, sequence = sequence + 1, updated_at = $1
    WHERE id = $2 AND version = $3 RETURNING id`,
);

export interface NewServices {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
  readonly serviceId: number;
  readonly serviceName: string;
  readonly additions: readonly Addition[];
  readonly duration: number;
  readonly gapMinutes: number;
  readonly endsAt: number;
  readonly total: number;
  readonly discount: number;
  /** What it was of before, this change included. */
  readonly earlier: readonly EarlierServices[];
}

const earlierOf = statement(
  'bookings.earlier_services',
  'SELECT earlier_services AS earlier FROM bookings WHERE id = $1',
);

/** What a visit was of before that was changed, the first first. */
export async function listEarlierServices(executor: Executor, id: number): Promise<readonly EarlierServices[]> {
  return (await executor.query<{ earlier: EarlierServices[] }>(earlierOf, [id]))[0]?.earlier ?? [];
}

/** Makes a booking one of other services, from the same moment on: 'stale' and 'taken' as for a move. */
export async function rewriteServices(
  transaction: Executor,
  to: NewServices,
  now: number,
): Promise<'changed' | 'stale' | 'taken'> {
  const values = [
    new Date(now),
    to.id,
    to.version,
    to.serviceId,
    to.serviceName,
    JSON.stringify(to.additions),
    to.duration,
    to.gapMinutes,
    new Date(to.endsAt),
    to.total,
    to.discount,
    JSON.stringify(to.earlier),
  ];
  const rows = await unlessTaken(transaction.query<{ id: number }>(rewrite, values));
  if (!rows) return 'taken';
  return rows.length > 0 ? 'changed' : 'stale';
}

const recordMove = statement(
  'bookings.record_move',
  `INSERT INTO booking_moves (booking_id, from_start, from_end, from_zone, from_place, to_start, moved_by, moved_at)
   SELECT id, starts_at, ends_at, time_zone, place, $2, $3, $4 FROM bookings WHERE id = $1`,
);

/** Keeps where a booking is now, before it moves. */
export async function insertMove(
  transaction: Executor,
  moved: { id: number; to: number; by: Part; now: number },
): Promise<void> {
  await transaction.query(recordMove, [moved.id, new Date(moved.to), moved.by, new Date(moved.now)]);
}

const stand = statement(
  'bookings.stand_after_payment',
  `UPDATE bookings SET status = once_paid, expires_at = CASE once_paid WHEN 'pending' THEN visit.expires_at END,
          version = version + 1, sequence = sequence + 1, updated_at = $1
     FROM unnest($2::int[], $3::timestamptz[]) AS visit (id, expires_at)
    WHERE bookings.id = visit.id AND once_paid IS NOT NULL AND status IN ('awaiting_payment', 'expired')
   RETURNING bookings.id`,
);

/** Lets visits count that were paid for; as requests, where the artist answers, each until its `expiresAt`. */
export async function standAfterPayment(
  transaction: Executor,
  visits: readonly { readonly id: number; readonly expiresAt: number }[],
  now: number,
): Promise<void> {
  const ids = visits.map(({ id }) => id);
  const expiries = visits.map(({ expiresAt }) => new Date(expiresAt));
  await transaction.query(stand, [new Date(now), ids, expiries]);
}

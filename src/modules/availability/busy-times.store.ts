import { refuse } from '#kernel/refusal';
import type { EpochMs } from '#kernel/time';
import { databaseErrorCode, statement, type Executor } from '#platform/database';
import type { BusyTime, Span } from './rules/index.ts';

/** Sets this program's locks on artists apart from its other advisory locks. */
const artistLocks = 7_305_002;

const lock = statement('availability.lock_artist', 'SELECT pg_advisory_xact_lock($1, $2)');

/**
 * Makes everybody who changes an artist's busy times wait until this transaction ends. Call it before the first change:
 * inserts that meet in the exclusion constraint without it can deadlock. For several artists, in ascending order of id.
 */
export async function lockArtist(transaction: Executor, artistId: number): Promise<void> {
  await transaction.query(lock, [artistLocks, artistId]);
}

/**
 * Which busy times of an artist reach into a window and count; all by parameter or column. Nothing lasts longer
 * than 72 hours (busy_times_length_check), so what reaches into a window begins in it or shortly before.
 */
export const countsInWindow = (artist: string, from: string, to: string, now: string, exceptHold: string) => `
  artist_id = ${artist} AND lower(during) < ${to} AND lower(during) > ${from}::timestamptz - interval '72 hours'
  AND upper(during) > ${from} AND (expires_at IS NULL OR expires_at > ${now}) AND (hold_id = ${exceptHold}) IS NOT TRUE`;

const milliseconds = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`;

/**
 * Busy times in order as one JSON array of bare numbers, for `busyTimesOf`: a full calendar is hundreds of rows, and as
 * instants and names PostgreSQL needs twice as long to write them.
 */
export const busyNumbers = `coalesce(json_agg(json_build_array(
    ${milliseconds('lower(during)')}, ${milliseconds('upper(during)')}, ${milliseconds('appointment_end')})
  ORDER BY lower(during)), '[]')`;

/** Start, end and end of the appointment, in epoch milliseconds. */
export type BusyNumbers = [start: EpochMs, end: EpochMs, appointmentEnd: EpochMs];

export function busyTimesOf(numbers: readonly BusyNumbers[]): BusyTime[] {
  return numbers.map(([start, end, appointmentEnd]) => ({ start, end, appointmentEnd }));
}

const between = statement(
  'availability.busy_times',
  `SELECT ${busyNumbers} AS busy
     FROM busy_times
    WHERE ${countsInWindow('$1', '$2', '$3', '$4', '$5')} AND (booking_id = $6) IS NOT TRUE
      AND ($7 IS NOT TRUE OR own_visit_id IS NULL)`,
);

export interface BusyWindow {
  readonly artistId: number;
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly now: EpochMs;
  /** A booking or hold that is not in the way: the one being moved or used up. */
  readonly exceptBookingId?: number | undefined;
  readonly exceptHoldId?: number | undefined;
  /** Visits that the artist has with others are not in the way: they decide themselves. */
  readonly exceptOwnVisits?: boolean;
}

/** What takes an artist's time in a window, ascending by start, without what has expired by `now`. */
export async function readBusyTimes(executor: Executor, window: BusyWindow): Promise<BusyTime[]> {
  const { artistId, from, to, now, exceptBookingId = null, exceptHoldId = null, exceptOwnVisits = false } = window;
  const instants = [new Date(from), new Date(to), new Date(now)];
  const values = [artistId, ...instants, exceptHoldId, exceptBookingId, exceptOwnVisits];
  const [row] = await executor.query<{ busy: BusyNumbers[] }>(between, values);
  return busyTimesOf(row!.busy);
}

const held = statement(
  'availability.held_times',
  `SELECT lower(during) AS start, appointment_end AS "end"
     FROM busy_times WHERE ${countsInWindow('$1', '$2', '$3', '$4', 'NULL')} AND hold_id IS NOT NULL
    ORDER BY lower(during)`,
);

/** What others hold of an artist's time in a window while they book, ascending by start. */
export function listHeldTimes(
  executor: Executor,
  { artistId, from, to, now }: Pick<BusyWindow, 'artistId' | 'from' | 'to' | 'now'>,
): Promise<Span[]> {
  return executor.query<Span>(held, [artistId, new Date(from), new Date(to), new Date(now)]);
}

/** An open visit, as its busy time tells. */
export interface OpenVisit {
  readonly bookingId: number;
  readonly start: EpochMs;
  readonly appointmentEnd: EpochMs;
}

const comingVisits = statement(
  'availability.coming_visits',
  `SELECT booking_id AS "bookingId", lower(during) AS start, appointment_end AS "appointmentEnd"
     FROM busy_times
    WHERE artist_id = $1 AND lower(during) >= $2 AND booking_id IS NOT NULL AND NOT is_move AND (expires_at IS NULL OR expires_at > $2)
    ORDER BY lower(during)`,
);

/** The open visits of an artist that begin from `now` on, ascending. */
export function listComingVisits(executor: Executor, artistId: number, now: EpochMs): Promise<OpenVisit[]> {
  return executor.query<OpenVisit>(comingVisits, [artistId, new Date(now)]);
}

export interface OccupiedTime {
  readonly artistId: number;
  readonly start: EpochMs;
  /** With the gap. */
  readonly end: EpochMs;
  readonly appointmentEnd: EpochMs;
  readonly holdId: number;
  readonly expiresAt: EpochMs;
}

const occupy = statement(
  'availability.occupy_time',
  `INSERT INTO busy_times (artist_id, during, appointment_end, hold_id, expires_at)
   VALUES ($1, tstzrange($2, $3), $4, $5, $6)`,
);

/**
 * Takes time for a hold; refuses `slot_taken` when any of it is taken, after which the transaction is lost. The caller has
 * called `lockArtist` and `releaseExpiredTimes` in the same transaction.
 */
export async function occupyTime(transaction: Executor, time: OccupiedTime): Promise<void> {
  const { artistId, start, end, appointmentEnd, holdId, expiresAt } = time;
  const [from, to, until, expires] = [start, end, appointmentEnd, expiresAt].map((at) => new Date(at));
  try {
    await transaction.query(occupy, [artistId, from, to, until, holdId, expires]);
  } catch (error) {
    throw databaseErrorCode(error) === '23P01' ? refuse('slot_taken') : error;
  }
}

const release = statement('availability.release_hold', 'DELETE FROM busy_times WHERE hold_id = $1');

/** Gives back the time of a hold; harmless when it has none. */
export async function releaseHold(executor: Executor, holdId: number): Promise<void> {
  await executor.query(release, [holdId]);
}

const releaseExpired = statement(
  'availability.release_expired',
  `DELETE FROM busy_times
    WHERE artist_id = $1 AND expires_at <= $4 AND during && tstzrange($2, $3)`,
);

/** Removes what has expired by `now` from a window, so that it cannot refuse a newcomer. */
export async function releaseExpiredTimes(
  transaction: Executor,
  artistId: number,
  start: EpochMs,
  end: EpochMs,
  now: EpochMs,
): Promise<void> {
  await transaction.query(releaseExpired, [artistId, ...[start, end, now].map((at) => new Date(at))]);
}

/** What an artist's time is taken by, gap included; both ids are null for a time that a client asks to move to. */
export interface OccupiedSpan extends Span {
  readonly bookingId: number | null;
  readonly blockId: number | null;
}

const occupied = statement(
  'availability.occupied_times',
  `SELECT lower(during) AS start, upper(during) AS "end", CASE WHEN NOT is_move THEN booking_id END AS "bookingId",
          block_id AS "blockId"
     FROM busy_times
    WHERE artist_id = $1 AND upper(during) > $2 AND num_nonnulls(booking_id, block_id) = 1
      AND (expires_at IS NULL OR expires_at > $2)
    ORDER BY lower(during)`,
);

/** An artist's visits and blocks that are not over, ascending by start. */
export function listOccupiedTimes(executor: Executor, artistId: number, now: EpochMs): Promise<OccupiedSpan[]> {
  return executor.query<OccupiedSpan>(occupied, [artistId, new Date(now)]);
}

const releaseHolds = statement(
  'availability.release_holds_in',
  'DELETE FROM busy_times WHERE artist_id = $1 AND hold_id IS NOT NULL AND during && tstzrange($2, $3)',
);

/** Takes the time of all holds that reach into a window: who holds it is told when they book. */
export async function releaseHoldsIn(
  transaction: Executor,
  artistId: number,
  start: EpochMs,
  end: EpochMs,
): Promise<void> {
  await transaction.query(releaseHolds, [artistId, new Date(start), new Date(end)]);
}

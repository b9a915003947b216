import { wallTimeAt, type EpochMs } from '#kernel/time';
import { agreedTimes, statement, violatedConstraint, type Executor } from '#platform/database';
import { releaseExpiredTimes } from './busy-times.store.ts';

/** Time that a professional keeps for themselves. */
export interface TimeBlock {
  readonly id: number;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly note: string | null;
}

type NewBlock = Omit<TimeBlock, 'id'> & { readonly artistId: number; readonly timeZone: string };

const columns = `id, starts_at AS "startsAt", ends_at AS "endsAt", note`;

const insert = statement(
  'availability.insert_block',
  `WITH block AS (
     INSERT INTO time_blocks (artist_id, starts_at, ends_at, note, created_at, time_zone, local_start)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *),
   occupied AS (
     INSERT INTO busy_times (artist_id, during, appointment_end, block_id)
     SELECT artist_id, tstzrange(starts_at, ends_at), ends_at, id FROM block)
   SELECT ${columns} FROM block`,
);

/**
 * Takes time for oneself; undefined when any of it is taken, after which the transaction is lost. The caller has called
 * `lockArtist` in the same transaction.
 */
export async function insertBlock(
  transaction: Executor,
  { artistId, startsAt, endsAt, note, timeZone }: NewBlock,
  now: EpochMs,
): Promise<TimeBlock | undefined> {
  await releaseExpiredTimes(transaction, artistId, startsAt, endsAt, now);
  const local = wallTimeAt(timeZone, startsAt);
  const values = [artistId, new Date(startsAt), new Date(endsAt), note, new Date(now), timeZone, local];
  try {
    return (await transaction.query<TimeBlock>(insert, values))[0];
  } catch (error) {
    if (violatedConstraint(error) === 'busy_times_no_overlap') return undefined;
    throw error;
  }
}

const inWindow = statement(
  'availability.blocks',
  `SELECT ${columns} FROM time_blocks
    WHERE artist_id = $1 AND starts_at < $3 AND starts_at > $2::timestamptz - interval '72 hours' AND ends_at > $2
    ORDER BY starts_at`,
);

/** What somebody keeps for themselves in a window, ascending by start. */
export function listBlocks(executor: Executor, artistId: number, from: EpochMs, to: EpochMs): Promise<TimeBlock[]> {
  return executor.query<TimeBlock>(inWindow, [artistId, new Date(from), new Date(to)]);
}

const remove = statement(
  'availability.remove_block',
  'DELETE FROM time_blocks WHERE id = $1 AND artist_id = $2 RETURNING id',
);

/** Gives one's own time back; false when nothing of theirs has this id. */
export async function removeBlock(executor: Executor, id: number, artistId: number): Promise<boolean> {
  return (await executor.query(remove, [id, artistId])).length > 0;
}

/** The agreed times of blocks. */
export const agreedBlocks = agreedTimes('time_blocks', 'true');

const shift = statement(
  'availability.shift_block',
  `WITH block AS (
     UPDATE time_blocks SET starts_at = $2, ends_at = ends_at + ($2 - starts_at), local_start = $3 WHERE id = $1 RETURNING *)
   UPDATE busy_times SET during = tstzrange(block.starts_at, block.ends_at), appointment_end = block.ends_at
     FROM block WHERE block.id = busy_times.block_id`,
);

/** Takes a block to another instant of the same clock time; the caller has called `lockArtist` and knows that the time is free. */
export async function shiftBlock(
  transaction: Executor,
  to: { readonly id: number; readonly startsAt: EpochMs; readonly localStart: string },
): Promise<void> {
  await transaction.query(shift, [to.id, new Date(to.startsAt), to.localStart]);
}

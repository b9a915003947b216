import type { EpochMs } from '#kernel/time';
import { statement, type Executor } from '#platform/database';

const finishedIs = statement(
  'clock_updates.finished',
  'SELECT version FROM clock_updates WHERE version = $1 AND finished_at IS NOT NULL',
);
const anyFinished = statement(
  'clock_updates.any',
  'SELECT version FROM clock_updates WHERE finished_at IS NOT NULL LIMIT 1',
);
const begin = statement(
  'clock_updates.begin',
  'INSERT INTO clock_updates (version, began_at) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING',
);
const finish = statement('clock_updates.finish', 'UPDATE clock_updates SET finished_at = $2 WHERE version = $1');

/** Whether every time to come has been brought to the clocks of this version of the zone rules. */
export async function isClockUpdateFinished(executor: Executor, version: string): Promise<boolean> {
  return (await executor.query(finishedIs, [version])).length > 0;
}

/** Whether any version was ever brought to its end here. */
export async function hasClockUpdates(executor: Executor): Promise<boolean> {
  return (await executor.query(anyFinished, [])).length > 0;
}

export async function beginClockUpdate(executor: Executor, version: string, now: EpochMs): Promise<void> {
  await executor.query(begin, [version, new Date(now)]);
}

export async function finishClockUpdate(executor: Executor, version: string, now: EpochMs): Promise<void> {
  await executor.query(finish, [version, new Date(now)]);
}

/** What new rules moved, or could not. */
export interface ClockMove {
  readonly version: string;
  readonly artistId: number;
  readonly kind: 'booking' | 'block' | 'opening';
  readonly subjectId: number;
  readonly timeZone: string;
  /** 'YYYY-MM-DDTHH:MM' */
  readonly localStart: string;
  readonly fromStart: EpochMs;
  readonly toStart: EpochMs;
  readonly outcome: 'moved' | 'clash';
}

const insertMoves = statement(
  'clock_updates.insert_moves',
  `INSERT INTO clock_moves (version, artist_id, kind, subject_id, time_zone, local_start, from_start, to_start, outcome, moved_at)
   SELECT $1, $2, kind, subject_id, time_zone, local_start, from_start, to_start, outcome, $10
     FROM unnest($3::text[], $4::int[], $5::text[], $6::timestamp[], $7::timestamptz[], $8::timestamptz[], $9::text[])
       AS move (kind, subject_id, time_zone, local_start, from_start, to_start, outcome)
   ON CONFLICT (version, kind, subject_id) DO UPDATE SET outcome = excluded.outcome, moved_at = excluded.moved_at`,
);

/** Writes down what happened to the times of one artist. */
export async function insertClockMoves(
  transaction: Executor,
  { version, artistId }: Pick<ClockMove, 'version' | 'artistId'>,
  moves: readonly Omit<ClockMove, 'version' | 'artistId'>[],
  now: EpochMs,
): Promise<void> {
  const column = <Key extends keyof (typeof moves)[number]>(key: Key) => moves.map((move) => move[key]);
  await transaction.query(insertMoves, [
    version,
    artistId,
    column('kind'),
    column('subjectId'),
    column('timeZone'),
    column('localStart'),
    column('fromStart').map((at) => new Date(at)),
    column('toStart').map((at) => new Date(at)),
    column('outcome'),
    new Date(now),
  ]);
}

/** A version of the zone rules as an administrator reads of it. */
export interface ClockUpdate {
  readonly version: string;
  readonly beganAt: EpochMs;
  readonly finishedAt: EpochMs | null;
  /** How many bookings, blocks and openings were moved, and how many could not be. */
  readonly moved: number;
  readonly clashes: number;
  /** Of how many artists. */
  readonly artists: number;
  /** The zones whose clocks are concerned, by name. */
  readonly timeZones: readonly string[];
}

const list = statement(
  'clock_updates.list',
  `SELECT clock_updates.version, began_at AS "beganAt", finished_at AS "finishedAt",
          count(*) FILTER (WHERE outcome = 'moved')::int AS moved, count(*) FILTER (WHERE outcome = 'clash')::int AS clashes,
          count(DISTINCT artist_id)::int AS artists,
          coalesce(array_agg(DISTINCT time_zone ORDER BY time_zone) FILTER (WHERE time_zone IS NOT NULL), '{}') AS "timeZones"
     FROM clock_updates LEFT JOIN clock_moves ON clock_moves.version = clock_updates.version
    GROUP BY clock_updates.version ORDER BY began_at DESC, clock_updates.version LIMIT 20`,
);

/** The versions of the zone rules that this installation has had, the newest first. */
export function listClockUpdates(executor: Executor): Promise<ClockUpdate[]> {
  return executor.query<ClockUpdate>(list, []);
}

import type { EpochMs } from '#kernel/time';
import { statement, type Executor } from './database.ts';

/** A time that was agreed on the clock of a place. */
export interface AgreedTime {
  readonly id: number;
  readonly artistId: number;
  readonly startsAt: EpochMs;
  readonly timeZone: string;
  /** 'YYYY-MM-DDTHH:MM' */
  readonly localStart: string;
}

/** How a table's agreed times are read and kept; `afterId` goes on where the last batch ended. */
export interface AgreedTimes {
  listAll(executor: Executor, afterId: number): Promise<AgreedTime[]>;
  /** Only those that begin later than now and count. */
  listToCome(executor: Executor, afterId: number, now: EpochMs): Promise<AgreedTime[]>;
  /** An artist's, kept as they are until the transaction ends. */
  lockToCome(transaction: Executor, artistId: number, now: EpochMs): Promise<AgreedTime[]>;
  /** Writes another local start for some. */
  setLocalStarts(executor: Executor, times: readonly Pick<AgreedTime, 'id' | 'localStart'>[]): Promise<void>;
  /** Writes today's names of zones in place of others. */
  renameZones(executor: Executor, names: ReadonlyMap<string, string>): Promise<void>;
}

type RenameZones = AgreedTimes['renameZones'];

/** Writes today's names of zones in place of others, in the column `time_zone` of a table. */
export function zoneRenaming(table: 'users' | 'availabilities' | 'bookings' | 'openings' | 'time_blocks'): RenameZones {
  const rename = statement(
    `agreed.rename_${table}`,
    `UPDATE ${table} SET time_zone = names.today
       FROM unnest($1::text[], $2::text[]) AS names (other, today) WHERE names.other = ${table}.time_zone`,
  );
  return async (executor, names) => {
    await executor.query(rename, [[...names.keys()], [...names.values()]]);
  };
}

const batch = 5_000;

/** The agreed times of a table with the columns of `AgreedTime`; `counts` says in SQL which rows count. */
export function agreedTimes(table: 'bookings' | 'openings' | 'time_blocks', counts: string): AgreedTimes {
  const select = `SELECT id, artist_id AS "artistId", starts_at AS "startsAt", time_zone AS "timeZone",
    to_char(local_start, 'YYYY-MM-DD"T"HH24:MI') AS "localStart" FROM ${table}`;
  const toCome = `starts_at > $2 AND ${counts}`;
  const all = statement(`agreed.all_${table}`, `${select} WHERE id > $1 ORDER BY id LIMIT ${batch}`);
  const coming = statement(
    `agreed.to_come_${table}`,
    `${select} WHERE id > $1 AND ${toCome} ORDER BY id LIMIT ${batch}`,
  );
  const ofArtist = statement(
    `agreed.of_artist_${table}`,
    `${select} WHERE artist_id = $1 AND ${toCome} ORDER BY id FOR NO KEY UPDATE`,
  );
  const set = statement(
    `agreed.set_${table}`,
    `UPDATE ${table} SET local_start = agreed.local_start
       FROM unnest($1::int[], $2::timestamp[]) AS agreed (id, local_start) WHERE agreed.id = ${table}.id`,
  );
  return {
    listAll: (executor, afterId) => executor.query<AgreedTime>(all, [afterId]),
    listToCome: (executor, afterId, now) => executor.query<AgreedTime>(coming, [afterId, new Date(now)]),
    lockToCome: (transaction, artistId, now) => transaction.query<AgreedTime>(ofArtist, [artistId, new Date(now)]),
    async setLocalStarts(executor, times) {
      await executor.query(set, [times.map(({ id }) => id), times.map(({ localStart }) => localStart)]);
    },
    renameZones: zoneRenaming(table),
  };
}

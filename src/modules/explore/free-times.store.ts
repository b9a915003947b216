import { isHereSql } from '#modules/accounts/tables';
import { bookableSql, priceTodaySql } from '#modules/catalogue/tables';
import { statement, type Executor } from '#platform/database';

const oldestRunning = statement(
  'explore.oldest_running',
  'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark',
);

/** A transaction such that everything before it is finished, and seen from now on. */
export async function readMark(executor: Executor): Promise<string> {
  const [row] = await executor.query<{ mark: string }>(oldestRunning);
  return row!.mark;
}

const changedSince = statement(
  'explore.changed_since',
  `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark,
          (SELECT coalesce(json_agg(DISTINCT artist_id), '[]') FROM free_time_changes WHERE changed_in >= $1::xid8) AS ids`,
);

/** Whose free times changed since a mark, and the mark to ask from next time; nobody's change falls between two calls. */
export async function readChangedArtists(executor: Executor, mark: string): Promise<{ mark: string; ids: number[] }> {
  const [row] = await executor.query<{ mark: string; ids: number[] }>(changedSince, [mark]);
  return row!;
}

const bookableAfter = statement(
  'explore.bookable_after',
  `SELECT user_id AS id FROM availabilities
    WHERE user_id > $1 AND ${isHereSql('availabilities.user_id')} AND EXISTS (
      SELECT FROM services WHERE services.user_id = availabilities.user_id AND ${bookableSql('services')})
    ORDER BY user_id LIMIT $2`,
);

/** The next artists by id who have hours and something to book. */
export async function listBookableAfter(executor: Executor, id: number, limit: number): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(bookableAfter, [id, limit]);
  return rows.map((row) => row.id);
}

/** A published service as far as its times matter; minutes, minor units. */
export interface OfferedService {
  readonly id: number;
  readonly name: string;
  readonly duration: number;
  readonly extraGap: number;
  readonly price: number;
  readonly currency: string;
}

const offeredBy = statement(
  'explore.offered_by',
  `SELECT user_id AS "userId",
          json_agg(json_build_object('id', id, 'name', name, 'duration', duration, 'extraGap', extra_gap, 'price', ${priceTodaySql('services')},
                                     'currency', currency) ORDER BY duration, position, id) AS services
     FROM services
    WHERE user_id = ANY($1::int[]) AND ${bookableSql('services')} AND ${isHereSql('services.user_id')}
    GROUP BY user_id`,
);

/** The published services of some artists, the shortest first. */
export async function readOffered(executor: Executor, ids: readonly number[]): Promise<Map<number, OfferedService[]>> {
  const rows = await executor.query<{ userId: number; services: OfferedService[] }>(offeredBy, [ids]);
  return new Map(rows.map(({ userId, services }) => [userId, services]));
}

const forget = statement(
  'explore.forget_changes',
  `DELETE FROM free_time_changes WHERE changed_at < now() - make_interval(secs => $1)`,
);

/** Forgets changes that every process has seen long ago. */
export async function forgetOldChanges(executor: Executor, seconds: number): Promise<void> {
  await executor.query(forget, [seconds]);
}

const apartOf = statement(
  'explore.apart_of',
  `SELECT blocked_id AS id FROM blocks WHERE blocker_id = $1 UNION SELECT blocker_id FROM blocks WHERE blocked_id = $1`,
);

/** Everybody who is apart from a person. */
export async function listApart(executor: Executor, personId: number): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(apartOf, [personId]);
  return rows.map(({ id }) => id);
}

const notClosed = statement(
  'explore.not_closed',
  'SELECT id FROM users WHERE id = ANY($1::int[]) AND (closes_at IS NULL OR closes_at > $2)',
);

/** Those among these people whose plan or free week is not over. */
export async function listNotClosed(executor: Executor, ids: readonly number[], now: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(notClosed, [ids, new Date(now)])).map(({ id }) => id);
}

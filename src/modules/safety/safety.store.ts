import { isHereSql } from '#modules/accounts/tables';
import { statement, type Executor, type Statement } from '#platform/database';
import type { Page } from '#platform/http';
import { apartSql } from './safety.tables.ts';

const apart = statement('safety.are_apart', `SELECT ${apartSql('$1::int', '$2::int')} AS apart`);

/** Whether either of two people blocked the other. */
export async function areApart(executor: Executor, oneId: number, otherId: number): Promise<boolean> {
  const [row] = await executor.query<{ apart: boolean }>(apart, [oneId, otherId]);
  return row!.apart;
}

const allApart = statement(
  'safety.all_apart',
  `SELECT blocked_id AS id FROM blocks WHERE blocker_id = $1 UNION SELECT blocker_id FROM blocks WHERE blocked_id = $1`,
);

/** Everybody whom a person is apart from, by id. */
export async function listApart(executor: Executor, personId: number): Promise<Set<number>> {
  return new Set((await executor.query<{ id: number }>(allApart, [personId])).map(({ id }) => id));
}

const lockPair = statement(
  'safety.lock_pair',
  `SELECT pg_advisory_xact_lock(hashtextextended(least($1::int, $2::int) || ' and ' || greatest($1, $2), 0))`,
);

/** Until the transaction ends nothing else begins or ends between these two people. */
export async function lockPeople(transaction: Executor, oneId: number, otherId: number): Promise<void> {
  await transaction.query(lockPair, [oneId, otherId]);
}

/** What one person laid on another. */
export type Bar = 'block' | 'mute';

interface Texts {
  readonly insert: Statement;
  readonly remove: Statement;
  readonly find: Statement;
  readonly list: Statement;
}

const textsOf = (table: string, own: string, other: string): Texts => ({
  insert: statement(
    `safety.insert_${table}`,
    `INSERT INTO ${table} (${own}, ${other}, created_at) SELECT $1::int, id, $3::timestamptz FROM users
      WHERE id = $2 AND NOT absent
     ON CONFLICT DO NOTHING RETURNING ${other}`,
  ),
  remove: statement(`safety.delete_${table}`, `DELETE FROM ${table} WHERE ${own} = $1 AND ${other} = $2`),
  find: statement(`safety.find_${table}`, `SELECT FROM ${table} WHERE ${own} = $1 AND ${other} = $2`),
  list: statement(
    `safety.list_${table}`,
    `SELECT ${other} AS "userId", created_at AS "since" FROM ${table}
      WHERE ${own} = $1 AND ${isHereSql(other)} AND ($2::timestamptz IS NULL OR (created_at, ${other}) < ($2, $3::int))
      ORDER BY created_at DESC, ${other} DESC LIMIT $4`,
  ),
});

const texts: Record<Bar, Texts> = {
  block: textsOf('blocks', 'blocker_id', 'blocked_id'),
  mute: textsOf('mutes', 'muter_id', 'muted_id'),
};

/** Adds a block or mute; false when it was there before or nobody has this id. */
export async function insertBar(
  executor: Executor,
  bar: Bar,
  ownId: number,
  otherId: number,
  now: number,
): Promise<boolean> {
  return (await executor.query(texts[bar].insert, [ownId, otherId, new Date(now)])).length > 0;
}

export async function deleteBar(executor: Executor, bar: Bar, ownId: number, otherId: number): Promise<void> {
  await executor.query(texts[bar].remove, [ownId, otherId]);
}

/** Whether a person laid it on another. */
export async function hasBar(executor: Executor, bar: Bar, ownId: number, otherId: number): Promise<boolean> {
  return (await executor.query(texts[bar].find, [ownId, otherId])).length > 0;
}

/** Whom a person blocked or muted, the latest first; one row more than the page holds. */
export function listBars(executor: Executor, bar: Bar, ownId: number, { after, limit }: Page) {
  const values = [ownId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<{ userId: number; since: number }>(texts[bar].list, values);
}

import { statement, type Executor } from '#platform/database';
import type { AdminFilterOnWire } from './filters.contract.ts';

const columns = 'id, list, name, q, state';

const list = statement('admin.filters', `SELECT ${columns} FROM admin_filters WHERE user_id = $1 ORDER BY name, id`);

/** What an admin kept, by name. */
export function listFilters(executor: Executor, userId: number): Promise<AdminFilterOnWire[]> {
  return executor.query<AdminFilterOnWire>(list, [userId]);
}

const keep = statement(
  'admin.keep_filter',
  `INSERT INTO admin_filters (user_id, list, name, q, state)
   SELECT $1, $2, $3, $4, $5
    WHERE (SELECT count(*) FROM admin_filters WHERE user_id = $1 AND list = $2 AND name <> $3) < $6
   ON CONFLICT (user_id, list, name) DO UPDATE SET q = excluded.q, state = excluded.state
   RETURNING ${columns}`,
);

/** Keeps a filter in place of one of the same name; undefined when there are `most` already. */
export async function insertFilter(
  executor: Executor,
  userId: number,
  { list: of, name, q, state }: Omit<AdminFilterOnWire, 'id'>,
  most: number,
): Promise<AdminFilterOnWire | undefined> {
  return (await executor.query<AdminFilterOnWire>(keep, [userId, of, name, q, state, most]))[0];
}

const remove = statement(
  'admin.remove_filter',
  'DELETE FROM admin_filters WHERE id = $2 AND user_id = $1 RETURNING id',
);

/** Forgets an admin's own filter; false when there is none. */
export async function deleteFilter(executor: Executor, userId: number, id: number): Promise<boolean> {
  return (await executor.query(remove, [userId, id])).length > 0;
}

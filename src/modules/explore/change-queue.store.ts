import { statement, type Executor } from '#platform/database';

/** Whose search rows no longer hold, as triggers note it. */
export interface ChangeQueue {
  /** Whether anything waits. */
  readonly isWaiting: (executor: Executor) => Promise<boolean>;
  /** Waits until nobody else writes these rows; the lock ends with the transaction. */
  readonly lock: (transaction: Executor) => Promise<void>;
  /** Takes the oldest lines away; answers which ids they are about. */
  readonly take: (transaction: Executor, most: number) => Promise<number[]>;
}

/** `lock` is a number of its own: it keeps two processes from writing the same rows in the wrong order. */
function changeQueue(table: string, column: string, lock: number): ChangeQueue {
  const isWaiting = statement(`explore.any_${table}`, `SELECT EXISTS (SELECT FROM ${table}) AS any`);
  const wait = statement(`explore.lock_${table}`, 'SELECT pg_advisory_xact_lock($1)');
  const take = statement(
    `explore.take_${table}`,
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} ORDER BY id LIMIT $1) RETURNING ${column} AS id`,
  );
  return {
    isWaiting: async (executor) => (await executor.query<{ any: boolean }>(isWaiting))[0]!.any,
    lock: async (transaction) => void (await transaction.query(wait, [lock])),
    take: async (transaction, most) => {
      const rows = await transaction.query<{ id: number }>(take, [most]);
      return [...new Set(rows.map(({ id }) => id))];
    },
  };
}

export const changedPeople = changeQueue('explore_changes', 'user_id', 7_305_003);
export const changedWork = changeQueue('explore_work_changes', 'post_id', 7_305_004);

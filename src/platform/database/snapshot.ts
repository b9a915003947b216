import { statement, type Executor } from './database.ts';

const current = statement('database.snapshot', 'SELECT pg_current_snapshot()::text AS snapshot');

/**
 * Names what can be seen in the database now. Whoever gets the same name twice could see the very same data in between:
 * every transaction that wrote something changes the name when it commits, before its writer is told so.
 */
export async function readSnapshot(executor: Executor): Promise<string> {
  const [row] = await executor.query<{ snapshot: string }>(current);
  return row!.snapshot;
}

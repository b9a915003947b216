import { statement, type Executor } from '#platform/database';

const known = statement('provider.is_known', 'SELECT FROM payment_events WHERE id = $1');
const insert = statement(
  'provider.insert_event',
  'INSERT INTO payment_events (id, type, taken_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id',
);

/** Whether an event was acted on before. */
export async function isKnown(executor: Executor, id: string): Promise<boolean> {
  return (await executor.query(known, [id])).length > 0;
}

/** Marks an event as acted on; false when it was before. Waits for whoever acts on it now. */
export async function insertEvent(
  transaction: Executor,
  { id, type }: { readonly id: string; readonly type: string },
  now: number,
): Promise<boolean> {
  return (await transaction.query(insert, [id, type, new Date(now)])).length > 0;
}

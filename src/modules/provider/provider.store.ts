import { statement, type Executor } from '#platform/database';

const known = statement('provider.is_known', 'SELECT FROM payment_events WHERE id = $1');
const insertFailure = statement(
  'provider.insert_failure',
  `INSERT INTO payment_event_failures (id, type, failed_at, failure)
   SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM payment_events WHERE payment_events.id = $1)
   ON CONFLICT (id) DO UPDATE SET tries = payment_event_failures.tries + 1, failed_at = excluded.failed_at,
     failure = excluded.failure`,
);
const failed = statement(
  'provider.is_failure',
  'SELECT FROM payment_event_failures WHERE id = ANY($1::text[]) LIMIT 1',
);
const deleteFailure = statement('provider.delete_failure', 'DELETE FROM payment_event_failures WHERE id = $1');
const takeOut = statement(
  'provider.take_failure',
  'DELETE FROM payment_event_failures WHERE id = $1 RETURNING type, failure, tries',
);
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

/**
 * Keeps that an event could not be acted on, until it is or turns out to be nobody's business; nothing where it was acted on
 * elsewhere. `failure` names the error.
 */
export async function keepFailure(
  executor: Executor,
  { id, type }: { readonly id: string; readonly type: string },
  failure: string,
  now: number,
): Promise<void> {
  await executor.query(insertFailure, [id, type, new Date(now), failure.slice(0, 200)]);
}

/** Whether any of these needs a person yet. */
export async function isFailure(executor: Executor, ids: readonly string[]): Promise<boolean> {
  return (await executor.query(failed, [ids])).length > 0;
}

/** Forgets that an event could not be acted on. */
export async function forgetFailure(executor: Executor, id: string): Promise<void> {
  await executor.query(deleteFailure, [id]);
}

/** The same, and answers what was forgotten; undefined where nothing was. */
export async function takeFailure(
  transaction: Executor,
  id: string,
): Promise<{ readonly type: string; readonly failure: string; readonly tries: number } | undefined> {
  const [taken] = await transaction.query<{ type: string; failure: string; tries: number }>(takeOut, [id]);
  return taken;
}

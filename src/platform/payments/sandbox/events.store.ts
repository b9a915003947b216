import { statement, type Executor } from '#platform/database';

const add = statement('payments.sandbox_tell', 'INSERT INTO sandbox_events (id, payload, due_at) VALUES ($1, $2, $3)');
const claim = statement(
  'payments.sandbox_claim_event',
  `UPDATE sandbox_events SET attempts = attempts + 1,
          due_at = $1::timestamptz + make_interval(secs => least(3600, 10 * power(2, attempts)))
    WHERE id = (SELECT id FROM sandbox_events WHERE taken_at IS NULL AND due_at <= $1
                 ORDER BY due_at, place LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, payload`,
);
const settle = statement('payments.sandbox_event_taken', 'UPDATE sandbox_events SET taken_at = $2 WHERE id = $1');
const forget = statement(
  'payments.sandbox_forget_events',
  `DELETE FROM sandbox_events WHERE taken_at < $1::timestamptz - interval '30 days'`,
);

export interface ToldEvent {
  readonly id: string;
  readonly payload: string;
}

/** Keeps what is to be told, in the transaction in which it happens. */
export async function insertEvent(transaction: Executor, { id, payload }: ToldEvent, now: number): Promise<void> {
  await transaction.query(add, [id, payload, new Date(now)]);
}

/** The next event to tell. Unless it is taken it is told again, after pauses that double. */
export async function claimEvent(executor: Executor, now: number): Promise<ToldEvent | undefined> {
  return (await executor.query<ToldEvent>(claim, [new Date(now)]))[0];
}

/** Marks an event as taken: it is told no more. */
export async function markTaken(executor: Executor, id: string, now: number): Promise<void> {
  await executor.query(settle, [id, new Date(now)]);
}

/** Forgets what was taken long ago. */
export async function forgetEvents(executor: Executor, now: number): Promise<void> {
  await executor.query(forget, [new Date(now)]);
}

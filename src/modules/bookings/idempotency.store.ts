import { statement, type Executor } from '#platform/database';

/** A request that its sender may repeat. */
export interface Repeatable {
  /** Whose key it is. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

const find = statement(
  'bookings.idempotency_key',
  `SELECT booking_id AS "bookingId", body_hash AS "bodyHash", manage_version AS "manageVersion"
     FROM idempotency_keys WHERE scope = $1 AND key = $2`,
);

/** The result of a key. */
export interface Repeated {
  readonly bookingId: number;
  readonly bodyHash: string;
  /** The version of the booking's links in the response. */
  readonly manageVersion: number;
}

/** What the same key led to before, if anything. */
export async function findRepeat(executor: Executor, { scope, key }: Repeatable): Promise<Repeated | undefined> {
  return (await executor.query<Repeated>(find, [scope, key]))[0];
}

const insert = statement(
  'bookings.insert_idempotency_key',
  `INSERT INTO idempotency_keys (scope, key, body_hash, booking_id, manage_version, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT DO NOTHING RETURNING booking_id`,
);

/** Remembers what a key led to; false when it led somewhere else at the same moment. */
export async function insertRepeatable(
  transaction: Executor,
  { scope, key, bodyHash }: Repeatable,
  { id, manageVersion }: { readonly id: number; readonly manageVersion: number },
  now: number,
): Promise<boolean> {
  return (await transaction.query(insert, [scope, key, bodyHash, id, manageVersion, new Date(now)])).length > 0;
}

const forget = statement('bookings.forget_idempotency_keys', 'DELETE FROM idempotency_keys WHERE created_at < $1');

export async function deleteKeysBefore(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}

import { statement, type Executor } from '#platform/database';

export interface NewHold {
  readonly tokenHash: string;
  readonly artistId: number;
  readonly serviceId: number;
  readonly startsAt: number;
  readonly expiresAt: number;
}

const insert = statement(
  'bookings.insert_hold',
  `INSERT INTO holds (token_hash, artist_id, service_id, starts_at, expires_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING id`,
);

/** Adds a hold, whose time availability occupies in the same transaction; undefined when its browser got another meanwhile. */
export async function insertHold(transaction: Executor, hold: NewHold): Promise<number | undefined> {
  const { tokenHash, artistId, serviceId, startsAt, expiresAt } = hold;
  const values = [tokenHash, artistId, serviceId, new Date(startsAt), new Date(expiresAt)];
  const [row] = await transaction.query<{ id: number }>(insert, values);
  return row?.id;
}

const removeByToken = statement('bookings.remove_hold_by_token', 'DELETE FROM holds WHERE token_hash = $1');

/** Ends whatever a browser holds; its time goes with it. */
export async function deleteHoldOf(transaction: Executor, tokenHash: string): Promise<void> {
  await transaction.query(removeByToken, [tokenHash]);
}

const removeById = statement(
  'bookings.remove_hold',
  'DELETE FROM holds WHERE id = $1 AND token_hash = $2 AND expires_at > $3 RETURNING id',
);

/** Ends this very hold; false when it is not the browser's, or over. */
export async function deleteHold(executor: Executor, id: number, tokenHash: string, now: number): Promise<boolean> {
  return (await executor.query(removeById, [id, tokenHash, new Date(now)])).length > 0;
}

const byToken = statement('bookings.hold_by_token', 'SELECT id FROM holds WHERE token_hash = $1 AND expires_at > $2');

/** The id of what a browser holds, if anything. */
export async function findHoldOf(executor: Executor, tokenHash: string, now: number): Promise<number | undefined> {
  return (await executor.query<{ id: number }>(byToken, [tokenHash, new Date(now)]))[0]?.id;
}

const removeOver = statement('bookings.remove_holds_over', 'DELETE FROM holds WHERE expires_at <= $1');

/** Clears holds that are over; they count for nothing before that already. */
export async function deleteHoldsOver(executor: Executor, now: number): Promise<void> {
  await executor.query(removeOver, [new Date(now)]);
}

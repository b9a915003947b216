import { statement, type Executor } from '#platform/database';
import { askedByOf, type AskedBy } from './asked-by.store.ts';
import { holdBounds } from './rules/index.ts';

export interface NewHold {
  readonly tokenHash: string;
  readonly artistId: number;
  readonly serviceId: number;
  readonly startsAt: number;
  readonly expiresAt: number;
  /** Null if holds are not counted. */
  readonly askedBy: AskedBy | null;
  readonly now: number;
}

// The inserting transaction has the artist's lock: of ten concurrent requests, each counts the ones before it.
const insert = statement(
  'bookings.insert_hold',
  `WITH asker AS (SELECT ${askedByOf('$6', '$7')} AS asked_by),
   counted AS (
     SELECT asker.asked_by, asker.asked_by LIKE 'address:%' AS stranger,
            count(*) FILTER (WHERE holds.asked_by = asker.asked_by) AS own,
            count(*) FILTER (WHERE holds.asked_by LIKE 'address:%') AS strangers
       FROM asker LEFT JOIN holds ON asker.asked_by IS NOT NULL AND holds.artist_id = $2 AND holds.expires_at > $8
      GROUP BY asker.asked_by),
   decided AS (
     SELECT asked_by, CASE WHEN own >= ${holdBounds.each} THEN 'own'
                           WHEN stranger AND strangers >= ${holdBounds.strangers} THEN 'strangers' END AS full_of
       FROM counted),
   added AS (
     INSERT INTO holds (token_hash, artist_id, service_id, starts_at, expires_at, asked_by)
     SELECT $1, $2, $3, $4, $5, asked_by FROM decided WHERE full_of IS NULL
     ON CONFLICT DO NOTHING RETURNING id)
   SELECT full_of AS "fullOf", (SELECT id FROM added) AS id FROM decided`,
);

/**
 * Adds a hold, whose time availability occupies in the same transaction; without an `id` if its browser got another meanwhile, or
 * if a limit is reached (`fullOf`: the requester's own, or that of all strangers). The transaction has the artist's lock.
 */
export async function insertHold(
  transaction: Executor,
  { tokenHash, artistId, serviceId, startsAt, expiresAt, askedBy, now }: NewHold,
): Promise<{ readonly id: number | null; readonly fullOf: 'own' | 'strangers' | null }> {
  const asker = [askedBy?.accountId ?? null, askedBy?.address ?? null];
  const values = [tokenHash, artistId, serviceId, new Date(startsAt), new Date(expiresAt), ...asker, new Date(now)];
  const [row] = await transaction.query<{ id: number | null; fullOf: 'own' | 'strangers' | null }>(insert, values);
  return row!;
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

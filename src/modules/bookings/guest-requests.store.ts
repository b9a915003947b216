import { statement, type Executor } from '#platform/database';
import type { Wish } from './bookings.contract.ts';
import type { Repeatable } from './idempotency.store.ts';

/** What was asked for, as its guest reads it. */
export interface ShownRequest {
  readonly serviceName: string;
  readonly timeZone: string;
  /** By time; epoch milliseconds. */
  readonly visits: readonly { readonly startsAt: number; readonly endsAt: number }[];
}

/** What a guest asked for who has yet to confirm their e-mail address. Instants in epoch milliseconds. */
export interface GuestRequest {
  readonly id: number;
  readonly artistId: number;
  readonly holdHash: string;
  readonly wish: Wish;
  readonly shown: ShownRequest;
  readonly email: string;
  readonly language: string;
  readonly bodyHash: string | null;
  readonly version: number;
  /** What it became. */
  readonly bookingId: number | null;
  readonly expiresAt: number;
}

const columns = `id, artist_id AS "artistId", hold_hash AS "holdHash", wish, shown, email, language, body_hash AS "bodyHash", version,
  booking_id AS "bookingId", expires_at AS "expiresAt"`;

const insert = statement(
  'bookings.insert_guest_request',
  `INSERT INTO guest_requests (artist_id, hold_hash, wish, shown, email, language, scope, key, body_hash, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING ${columns}`,
);

/** Keeps a request; undefined when its key kept another one at the same moment. */
export async function insertGuestRequest(
  transaction: Executor,
  asked: Pick<GuestRequest, 'artistId' | 'holdHash' | 'wish' | 'shown' | 'email' | 'language' | 'expiresAt'>,
  repeatable: Repeatable | undefined,
  now: number,
): Promise<GuestRequest | undefined> {
  const { artistId, holdHash, wish, shown, email, language, expiresAt } = asked;
  const { scope = null, key = null, bodyHash = null } = repeatable ?? {};
  const values = [
    artistId,
    holdHash,
    JSON.stringify(wish),
    JSON.stringify(shown),
    email,
    language,
    scope,
    key,
    bodyHash,
  ];
  return (await transaction.query<GuestRequest>(insert, [...values, new Date(now), new Date(expiresAt)]))[0];
}

const byId = statement('bookings.guest_request', `SELECT ${columns} FROM guest_requests WHERE id = $1`);
const byKey = statement(
  'bookings.guest_request_by_key',
  `SELECT ${columns} FROM guest_requests WHERE scope = $1 AND key = $2`,
);

export async function findGuestRequest(executor: Executor, id: number): Promise<GuestRequest | undefined> {
  return (await executor.query<GuestRequest>(byId, [id]))[0];
}

/** The request that the same key led to before, if any. */
export async function findRepeatedRequest(
  executor: Executor,
  { scope, key }: Repeatable,
): Promise<GuestRequest | undefined> {
  return (await executor.query<GuestRequest>(byKey, [scope, key]))[0];
}

const readdress = statement(
  'bookings.readdress_guest_request',
  `UPDATE guest_requests SET email = $2, wish = jsonb_set(wish, '{guest,email}', to_jsonb($2::text)),
          version = version + CASE WHEN email = $2 THEN 0 ELSE 1 END
    WHERE id = $1 AND booking_id IS NULL AND expires_at > $3 RETURNING ${columns}`,
);

/** Gives a request that still waits another address, or the same; undefined once it does not. */
export async function readdressRequest(
  transaction: Executor,
  id: number,
  email: string,
  now: number,
): Promise<GuestRequest | undefined> {
  return (await transaction.query<GuestRequest>(readdress, [id, email, new Date(now)]))[0];
}

const became = statement('bookings.guest_request_became', 'UPDATE guest_requests SET booking_id = $2 WHERE id = $1');

export async function markRequestBooked(executor: Executor, id: number, bookingId: number): Promise<void> {
  await executor.query(became, [id, bookingId]);
}

const forget = statement('bookings.forget_guest_requests', 'DELETE FROM guest_requests WHERE expires_at < $1');

/** Forgets requests, and what was typed for them, that ended before a moment. */
export async function deleteGuestRequestsBefore(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}

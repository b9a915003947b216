import { statement, type Executor } from '#platform/database';
import type { Wish } from './bookings.contract.ts';
import type { Repeatable } from './idempotency.store.ts';

/** A request, as its guest reads it. */
export interface ShownRequest {
  readonly serviceName: string;
  readonly timeZone: string;
  /** In order of time; epoch milliseconds. */
  readonly visits: readonly { readonly startsAt: number; readonly endsAt: number }[];
}

/** The request of a guest who has yet to confirm their e-mail address. Instants in epoch milliseconds. */
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
  /** The booking it became. */
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

/** Stores a request; undefined if its key was used for another one concurrently. */
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

/** The earlier request with the same key, if any. */
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

/** Sets the address of a pending request, possibly the same one; undefined if it is no longer pending. */
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

/** Deletes requests, and the guest's input, that ended before a moment. */
export async function deleteGuestRequestsBefore(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}

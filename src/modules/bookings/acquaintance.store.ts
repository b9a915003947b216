import { statement, type Executor } from '#platform/database';
import type { Acquaintance } from './rules/index.ts';

/** Of whom there is proof: an account, or the owner of an address. */
export type Proved = { readonly accountId: number } | { readonly address: string };

// An account is also known by guest visits with its verified address, and a guest who proves the address of such
// an account by the account's visits. Anybody can type an address and stay away: what a guest missed is held against nobody.
const known = statement(
  'bookings.acquaintance',
  `WITH account AS (
     SELECT id, CASE WHEN email_verified_at IS NOT NULL THEN lower(email) END AS address FROM users
      WHERE id = $2::int OR (email_verified_at IS NOT NULL AND lower(email) = lower($3::text))),
   visits AS (
     SELECT status, ends_at, true AS own FROM bookings
      WHERE artist_id = $1 AND client_id = (SELECT id FROM account)
      UNION ALL
     SELECT status, ends_at, false FROM bookings
      WHERE artist_id = $1 AND lower(guest_email) = coalesce(lower($3::text), (SELECT address FROM account)))
   SELECT coalesce(bool_or(status = 'completed' OR (status = 'confirmed' AND ends_at <= $4)), false) AS came,
          coalesce(bool_or(own AND status = 'no_show'), false) AS missed
     FROM visits`,
);

/** What an artist knows of a client: whether they have had a visit there, and whether they once did not come. */
export async function readAcquaintance(
  executor: Executor,
  artistId: number,
  client: Proved,
  now: number,
): Promise<Acquaintance> {
  const [accountId, address] = 'address' in client ? [null, client.address] : [client.accountId, null];
  return (await executor.query<Acquaintance>(known, [artistId, accountId, address, new Date(now)]))[0]!;
}

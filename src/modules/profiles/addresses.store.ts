import { violatedConstraint, statement, type Executor } from '#platform/database';
import type { PublicUser } from './profiles.contract.ts';
import { publicColumns } from './profiles.store.ts';

const byAddress = statement(
  'profiles.by_address',
  `SELECT ${publicColumns} FROM users
    WHERE NOT absent AND id = coalesce(
      (SELECT id FROM users WHERE look_of(custom_url) = look_of($1)),
      (SELECT user_id FROM former_addresses WHERE look = look_of($1) AND held_until > $2))`,
);

/** Who has an address or had it not long ago; its case, and letters that look alike, are no matter. */
export async function findByAddress(executor: Executor, address: string, now: number): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byAddress, [address, new Date(now)]))[0];
}

const isFree = `NOT EXISTS (SELECT FROM users WHERE look_of(custom_url) = look_of(wished) AND id <> $2)
  AND NOT EXISTS (SELECT FROM users WHERE look_of(username) = look_of(wished) AND id <> $2)
  AND NOT EXISTS (SELECT FROM former_addresses
        WHERE look = look_of(wished) AND user_id <> $2 AND held_until > $3)`;

const freeAmong = statement(
  'profiles.free_addresses',
  `SELECT wished FROM unnest($1::text[]) WITH ORDINALITY AS wishes (wished, place) WHERE ${isFree} ORDER BY place`,
);

/** Those of the wished addresses (lower case) that somebody could have, in the order given. */
export async function freeAddresses(
  executor: Executor,
  wished: readonly string[],
  { id, now }: { readonly id: number; readonly now: number },
): Promise<string[]> {
  const rows = await executor.query<{ wished: string }>(freeAmong, [wished, id, new Date(now)]);
  return rows.map((row) => row.wished);
}

const lockAddress = statement(
  'profiles.lock_address',
  'SELECT custom_url AS "customUrl" FROM users WHERE id = $1 FOR UPDATE',
);
const releaseLook = statement(
  'profiles.release_look',
  'DELETE FROM former_addresses WHERE look = look_of($1) AND (user_id = $2 OR held_until <= $3)',
);
const setAddress = statement('profiles.set_address', 'UPDATE users SET custom_url = $2 WHERE id = $1');
const keepFormer = statement(
  'profiles.keep_former',
  `INSERT INTO former_addresses (look, user_id, held_until) SELECT look_of($1), $2, $4
    WHERE look_of($1) IS DISTINCT FROM look_of($3)
   ON CONFLICT (look) DO UPDATE SET held_until = excluded.held_until WHERE former_addresses.user_id = excluded.user_id`,
);

/**
 * Gives a person another address or none; the former one leads to them until `heldUntil`. False when the new one belongs to
 * somebody else, and then the transaction is lost.
 */
export async function moveAddress(
  transaction: Executor,
  { id, to, now, heldUntil }: { id: number; to: string | null; now: number; heldUntil: number },
): Promise<boolean> {
  const [{ customUrl: from } = { customUrl: null }] = await transaction.query<{ customUrl: string | null }>(
    lockAddress,
    [id],
  );
  if (from === to) return true;
  if (to !== null) await transaction.query(releaseLook, [to, id, new Date(now)]);
  try {
    await transaction.query(setAddress, [id, to]);
  } catch (error) {
    if (/^users_custom_url_(look_)?key$/.test(violatedConstraint(error) ?? '')) return false;
    throw error;
  }
  if (from !== null) await transaction.query(keepFormer, [from, id, to, new Date(heldUntil)]);
  return true;
}

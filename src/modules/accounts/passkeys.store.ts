import { and, asc, eq } from 'drizzle-orm';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import type { KeptPasskey } from '#platform/passkeys';
import { passkeys } from './security.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, the oldest first. */
export function listPasskeys(executor: Executor, userId: number): Promise<PasskeyRow[]> {
  return executor.orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Adds a passkey; undefined when somebody has this very key. */
export async function insertPasskey(
  executor: Executor,
  passkey: KeptPasskey & { readonly userId: number; readonly name: string; readonly createdAt: number },
): Promise<PasskeyRow | undefined> {
  try {
    const values = { ...passkey, transports: [...passkey.transports] };
    const [row] = await executor.orm.insert(passkeys).values(values).returning();
    return row;
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential_id_unique') return undefined;
    throw error;
  }
}

/** Undefined when it is not theirs. */
export async function renamePasskey(
  executor: Executor,
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [row] = await executor.orm.update(passkeys).set({ name }).where(own).returning();
  return row;
}

/** False when it is not theirs. */
export async function deletePasskey(executor: Executor, userId: number, id: number): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const gone = await executor.orm.delete(passkeys).where(own).returning({ id: passkeys.id });
  return gone.length > 0;
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await executor.orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Records that a passkey signs its owner in; false if it has been removed in the meantime. */
export async function markPasskeyUsed(
  executor: Executor,
  id: number,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const own = eq(passkeys.id, id);
  const used = await executor.orm
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(own)
    .returning({ id: passkeys.id });
  return used.length > 0;
}

const factor = statement(
  'accounts.has_factor',
  `SELECT EXISTS (SELECT FROM passkeys WHERE user_id = $1)
       OR EXISTS (SELECT FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "has"`,
);

/** Whether the account has a factor besides its password: a passkey, or an active second step. */
export async function hasFactor(executor: Executor, userId: number): Promise<boolean> {
  const [row] = await executor.query<{ has: boolean }>(factor, [userId]);
  return row?.has ?? false;
}

import { and, eq, gt } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { passwordResets } from './accounts.tables.ts';

const put = statement(
  'accounts.put_password_reset',
  `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
);

/** Stores a person's reset; it invalidates the previous link. */
export async function putPasswordReset(
  transaction: Executor,
  { tokenHash, userId, expiresAt }: typeof passwordResets.$inferInsert,
): Promise<void> {
  await transaction.write(put, [tokenHash, userId, new Date(expiresAt)]);
}

const findOpen = statement(
  'accounts.open_password_reset',
  'SELECT user_id AS "userId" FROM password_resets WHERE token_hash = $1 AND expires_at > $2',
);

/** The owner of a reset that is currently valid; looking does not use it up. Undefined if unknown, used or expired. */
export async function findPasswordReset(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<number | undefined> {
  const [row] = await executor.query<{ userId: number }>(findOpen, [tokenHash, new Date(now)]);
  return row?.userId;
}

/** Invalidates a person's reset, including a mailed link. */
export async function deletePasswordResetsOf(executor: Executor, userId: number): Promise<void> {
  await executor.orm.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Uses a reset up and answers whose it was; undefined when unknown, used or too old. */
export async function takePasswordReset(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<number | undefined> {
  const [row] = await executor.orm
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#platform/database';
import { passwordResets } from './accounts.tables.ts';

export async function insertPasswordReset(
  executor: Executor,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await executor.orm.insert(passwordResets).values(reset);
}

/** Whether a reset could be used now; looking does not use it up. */
export async function isOpenPasswordReset(executor: Executor, tokenHash: string, now: number): Promise<boolean> {
  const [row] = await executor.orm
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isNull(passwordResets.usedAt)),
    );
  return row !== undefined;
}

/** Makes every reset of a person worthless, mailed ones included. */
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
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isNull(passwordResets.usedAt)),
    )
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

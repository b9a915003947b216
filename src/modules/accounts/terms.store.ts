import { and, eq, isNull } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { findUser, userColumns, type UserRow } from './accounts.store.ts';
import { users } from './accounts.tables.ts';
import type { Trial } from './rules/index.ts';

/** Writes the trial of a person who has none yet. */
export async function setTrialOnce(executor: Executor, userId: number, trial: Trial): Promise<void> {
  await executor.orm
    .update(users)
    .set(trial)
    .where(and(eq(users.id, userId), isNull(users.trialStartedAt)));
}

const subscribe = statement(
  'accounts.subscribe',
  `UPDATE users SET subscription_status = 'active', subscription_tier = $2, subscription_expires_at = NULL
    WHERE id = $1 RETURNING ${userColumns}`,
);

/** Writes which plan a person has from now on, without an end. */
export async function setPlan(executor: Executor, userId: number, tier: 'basic' | 'premium'): Promise<UserRow> {
  return (await executor.query<UserRow>(subscribe, [userId, tier]))[0]!;
}

const unsubscribe = statement(
  'accounts.unsubscribe',
  `UPDATE users SET subscription_status = 'cancelled', subscription_tier = NULL, subscription_expires_at = $2
    WHERE id = $1 AND subscription_status = 'active' RETURNING ${userColumns}`,
);

/** Writes that a person's plan ended; whoever has none stays as they are. */
export async function endPlan(executor: Executor, userId: number, now: number): Promise<UserRow> {
  const [ended] = await executor.query<UserRow>(unsubscribe, [userId, new Date(now)]);
  return ended ?? (await findUser(executor, userId))!;
}

import { and, eq, isNull } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { findUser, userColumns, type UserRow } from './accounts.store.ts';
import { users } from './accounts.tables.ts';
import type { Policy, Terms, Trial } from './rules/index.ts';

/** Writes the trial of a person who has none yet; from then on their account is one to be booked with. */
export async function setTrialOnce(executor: Executor, userId: number, trial: Trial): Promise<void> {
  await executor.orm
    .update(users)
    .set({ ...trial, accountType: 'business' })
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

const terms = statement(
  'accounts.terms',
  `SELECT subscription_status AS "subscriptionStatus", subscription_tier AS "subscriptionTier",
          closes_at AS "closesAt"
     FROM users WHERE id = $1`,
);

/** What is kept of somebody's plan and free week. */
export async function readTerms(executor: Executor, userId: number): Promise<Terms | undefined> {
  return (await executor.query<Terms>(terms, [userId]))[0];
}

const setCustomer = statement(
  'accounts.set_customer',
  'UPDATE users SET stripe_customer_id = coalesce(stripe_customer_id, $2) WHERE id = $1 RETURNING stripe_customer_id AS id',
);

/** Writes under which id the payment provider knows somebody; answers the one that counts, which is the first. */
export async function setCustomerOnce(executor: Executor, userId: number, customerId: string): Promise<string> {
  return (await executor.query<{ id: string }>(setCustomer, [userId, customerId]))[0]!.id;
}

const byCustomer = statement(
  'accounts.by_customer',
  'SELECT id FROM users WHERE stripe_customer_id = $1 AND left_at IS NULL',
);

/** Whom the payment provider means; undefined for somebody who is not here. */
export async function findByCustomer(executor: Executor, customerId: string): Promise<number | undefined> {
  return (await executor.query<{ id: number }>(byCustomer, [customerId]))[0]?.id;
}

const lockTerms = statement('accounts.lock_terms', 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE');
const writeTerms = statement(
  'accounts.write_terms',
  `UPDATE users SET subscription_status = $2, subscription_tier = $3, subscription_expires_at = $4,
          stripe_subscription_id = $5 WHERE id = $1`,
);

/** Keeps somebody's terms as they are until the transaction ends. */
export async function lockTermsOf(transaction: Executor, userId: number): Promise<void> {
  await transaction.query(lockTerms, [userId]);
}

export interface PaidTerms {
  readonly status: 'active' | 'past_due' | 'cancelled';
  readonly tier: 'basic' | 'premium' | null;
  readonly expiresAt: number | null;
  readonly subscriptionId: string | null;
}

/** Writes what somebody's subscription gives them. */
export async function setPaidTerms(executor: Executor, userId: number, paid: PaidTerms): Promise<void> {
  const { status, tier, expiresAt, subscriptionId } = paid;
  const until = expiresAt === null ? null : new Date(expiresAt);
  await executor.query(writeTerms, [userId, status, tier, until, subscriptionId]);
}

const setAsking = statement('accounts.set_takes_payments', 'UPDATE users SET takes_payments = $2 WHERE id = $1');
const setPolicyOf = statement('accounts.set_policy', 'UPDATE users SET policy = $2 WHERE id = $1');

/** Writes whether money that clients pay here reaches somebody. */
export async function setTakesPayments(executor: Executor, userId: number, takes: boolean): Promise<void> {
  await executor.query(setAsking, [userId, takes]);
}

/** Writes what somebody asks of clients who cancel late or do not come. */
export async function setPolicy(executor: Executor, userId: number, policy: Policy): Promise<void> {
  await executor.query(setPolicyOf, [userId, JSON.stringify(policy)]);
}

import { beginTrial, findUser, lockTermsOf, setPaidTerms } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { givenBy, isLive, tiersOf } from '../rules/index.ts';
import { findSubscription, saveSubscription, settleCheckouts } from '../subscriptions.store.ts';
import { settlePlanNotices, writeEnding } from './send-letters.ts';
import { readProvider, type Reading } from './read-provider.ts';

/** Writes down what a reading says of somebody; nothing when a later one was written before. */
export async function applyReading(
  app: App,
  transaction: Executor,
  userId: number,
  { number, heard }: Reading,
): Promise<void> {
  const now = app.clock.now();
  await lockTermsOf(transaction, userId);
  const before = await findSubscription(transaction, userId);
  if (before && before.readNumber > number) return;
  await settleCheckouts(transaction, userId, now, heard !== undefined && isLive(heard));
  if (!heard) return;
  const { status, subscriptionId, itemId, periodStart, periodEnd, cancels, endedAt } = heard;
  const { tier, nextTier } = tiersOf(heard, before);
  const row = { userId, subscriptionId, itemId, status, tier, nextTier, periodStart, periodEnd, cancels, endedAt };
  await saveSubscription(transaction, { ...row, readNumber: number, readAt: now });
  // A plan chosen before the free week began brings it along.
  if (isLive(heard)) await beginTrial(transaction, userId, heard.startedAt);
  const given = givenBy(heard, tier);
  await setPaidTerms(transaction, userId, given);
  if (given.status === 'active') await settlePlanNotices(app, transaction, userId);
  // Whoever cancels reads until when they have it; a plan that was never written down before was not cancelled just now.
  const justCancelled = before?.subscriptionId === subscriptionId && !before.cancels && cancels;
  if (justCancelled && isLive(heard)) await writeEnding(app, transaction, { userId, planEndsAt: periodEnd });
}

/** Asks the provider how somebody’s plan is now and writes it down; nothing for whoever never paid. */
export async function refreshPlan(app: App, userId: number): Promise<void> {
  const customerId = (await findUser(app.database, userId))?.stripeCustomerId;
  if (!customerId) return;
  const reading = await readProvider(app, customerId);
  await app.database.transaction((transaction) => applyReading(app, transaction, userId, reading));
}

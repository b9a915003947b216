import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { isLive } from '../rules/index.ts';
import { findSubscription, listDue, markAsked } from '../subscriptions.store.ts';
import { refreshPlan } from './apply-reading.ts';

/**
 * Asks the provider about everybody of whom we should have heard: a pay page left open, a period that is over, a payment that
 * is late. Whoever deletes their account is not charged again.
 */
export async function checkDue(app: App, stopping: AbortSignal): Promise<void> {
  for (const userId of await listDue(app.database, app.clock.now())) {
    if (stopping.aborted) return;
    try {
      // One after the other: the provider counts how often it is asked.
      await markAsked(app.database, userId, app.clock.now());
      await checkOne(app, userId);
    } catch (error) {
      app.log.warn({ userId, error: (error as Error).message }, 'the provider could not be asked about a plan');
    }
  }
}

async function checkOne(app: App, userId: number): Promise<void> {
  const user = await findUser(app.database, userId);
  const present = await findSubscription(app.database, userId);
  if (user?.leavesAt != null && present && isLive(present) && !present.cancels) {
    const { subscriptionId } = present;
    await app.payments.ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  }
  await refreshPlan(app, userId);
}

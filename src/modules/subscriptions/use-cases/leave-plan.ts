import type { Person } from '#kernel/actor';
import { endPlan, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { isLive } from '../rules/index.ts';
import { findSubscription } from '../subscriptions.store.ts';
import { findLive, refreshed } from './choose-plan.ts';
import { limitAsking } from './limit-asking.ts';

/**
 * Ends somebody's plan: a paid one with its period, one whose payment is late or that was given to them at once. Whoever has
 * none stays as they are.
 */
export async function leavePlan(app: App, person: Person): Promise<UserRow> {
  const present = await findSubscription(app.database, person.id);
  if (!present || !isLive(present)) return endPlan(app.database, person.id, app.clock.now());
  const { subscriptionId, status } = present;
  await limitAsking(app, person, 'change');
  await app.payments.ask((stripe) =>
    status === 'active' || status === 'trialing'
      ? stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
      : stripe.subscriptions.cancel(subscriptionId),
  );
  return refreshed(app, person);
}

/** Takes back that a plan ends with its period. */
export async function resumePlan(app: App, person: Person): Promise<UserRow> {
  const { subscriptionId } = await findLive(app, person);
  await limitAsking(app, person, 'change');
  await app.payments.ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
  return refreshed(app, person);
}

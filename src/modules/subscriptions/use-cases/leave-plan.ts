import type { Person } from '#kernel/actor';
import { endPlan, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { isLive } from '../rules/index.ts';
import { findSubscription } from '../subscriptions.store.ts';
import { findLive, pricedAs, refreshed } from './choose-plan.ts';
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

/**
 * Takes back that a plan ends with its period. What goes on is the plan that somebody has: another one that they had wished for
 * before they cancelled costs something else, and is wished for anew.
 */
export async function resumePlan(app: App, person: Person): Promise<UserRow> {
  const { subscriptionId, itemId, tier, nextTier, cancels } = await findLive(app, person);
  await limitAsking(app, person, 'change');
  const own = cancels && nextTier !== null ? await pricedAs(app, itemId, tier) : {};
  await app.payments.ask((stripe) =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false, ...own }),
  );
  return refreshed(app, person);
}

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findUser, setPlan, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { isLive, type Tier } from '../rules/index.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions.store.ts';
import { refreshPlan } from './apply-reading.ts';
import { findPrice } from './find-price.ts';
import { limitAsking } from './limit-asking.ts';

/**
 * Gives somebody another plan than they have. Where plans are free it counts at once and never runs out; where they are paid
 * it counts from the next period on, and whoever has none yet pays first (`no_plan`).
 */
export async function choosePlan(app: App, person: Person, tier: Tier): Promise<UserRow> {
  if (app.config.plans === 'free') return setPlan(app.database, person.id, tier);
  const { subscriptionId, itemId } = await findLive(app, person);
  await limitAsking(app, person, 'change');
  const priced = await pricedAs(app, itemId, tier);
  await app.payments.ask((stripe) => stripe.subscriptions.update(subscriptionId, priced));
  return refreshed(app, person);
}

/** What the provider is told so that a plan costs as this one from its next period on. */
export async function pricedAs(app: App, itemId: string, tier: Tier) {
  return { items: [{ id: itemId, price: await findPrice(app, tier) }], proration_behavior: 'none' as const };
}

/** The plan that somebody pays for; refuses `no_plan`. */
export async function findLive(app: App, { id }: Person): Promise<SubscriptionRow> {
  const present = await findSubscription(app.database, id);
  if (!present || !isLive(present)) throw refuse('no_plan');
  return present;
}

/** Somebody as they are after the provider was told something. */
export async function refreshed(app: App, { id }: Person): Promise<UserRow> {
  await refreshPlan(app, id);
  return (await findUser(app.database, id))!;
}

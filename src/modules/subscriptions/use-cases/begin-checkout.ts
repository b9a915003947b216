import { createHash } from 'node:crypto';
import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findUser, lockTermsOf, setCustomerOnce, type UserRow } from '#modules/accounts';
import { trialDays } from '#modules/accounts/rules';
import type { App } from '#platform/app';
import { firstChargeOf, isLive, type FirstCharge, type Tier } from '../rules/index.ts';
import {
  findSubscription,
  insertCheckout,
  readCheckouts,
  settleCheckout,
  type OpenCheckout,
} from '../subscriptions.store.ts';
import { checkPlansArePaid } from './check-plans.ts';
import { findPrice } from './find-price.ts';
import { refreshPlan } from './apply-reading.ts';

const limit = { name: 'subscriptions.checkout', points: 20, seconds: 3_600 };
/** An open pay page is used again unless it closes within so many ms. */
const nearlyOver = 60_000;

/**
 * Sends somebody to the hosted page where they pay for a plan; pressed twice it is the same page, and a page for the other
 * plan, or with another first charge, is closed first. What is due when, `firstChargeOf` decides.
 */
export async function beginCheckout(app: App, person: Person, tier: Tier): Promise<string> {
  checkPlansArePaid(app);
  await app.limits.spend(limit, String(person.id));
  await checkNoPlanRuns(app, person);
  const { open, count } = await readCheckouts(app.database, person.id);
  const user = (await findUser(app.database, person.id))!;
  const charge = firstChargeOf(user, app.clock.now());
  const again = open.find((one) => one.tier === tier && one.expiresAt > app.clock.now() + nearlyOver);
  if (again && (await isStillTrue(app, again, charge))) return again.url;
  for (const other of open) {
    // One after the other: there is hardly ever more than one.
    if (await close(app, other)) await checkNoPlanRuns(app, person);
  }
  const checkout = await openCounted(app, user, tier, count);
  if (checkout.expiresAt > app.clock.now()) return keepLatest(app, person, checkout);
  // A page whose answer never reached us, asked for again by the same key: it is over by now, and counted.
  await settleCheckout(app.database, checkout.id, app.clock.now());
  return keepLatest(app, person, await openCounted(app, user, tier, count + 1));
}

/** Whoever paid in another window may be known to the provider before we heard of it. */
async function checkNoPlanRuns(app: App, { id }: Person): Promise<void> {
  await refreshPlan(app, id);
  const present = await findSubscription(app.database, id);
  if (present && isLive(present)) throw refuse('plan_runs');
}

interface Opened extends OpenCheckout {
  /** What was opened while this one was made; undefined where a later one took its place. */
  readonly others: readonly OpenCheckout[] | undefined;
}

/** Opens a page and writes it down. */
async function openCounted(app: App, user: UserRow, tier: Tier, count: number): Promise<Opened> {
  const checkout = await openPage(app, user, tier, count);
  const others = await app.database.transaction(async (transaction) => {
    // One after the other, so that of two pages the later one knows of the earlier.
    await lockTermsOf(transaction, user.id);
    return insertCheckout(transaction, user.id, checkout, app.clock.now());
  });
  return { ...checkout, others };
}

/**
 * Closes what another window opened while this page was made, so that one is left to pay on; answers its address. Refuses
 * `page_replaced` where it is this one that is gone, and `plan_runs` where the other was paid.
 */
async function keepLatest(app: App, person: Person, { others, ...checkout }: Opened): Promise<string> {
  if (!others) throw refuse('page_replaced');
  const paid = await Promise.all(others.map((other) => close(app, other)));
  if (!paid.includes(true)) return checkout.url;
  await close(app, checkout);
  await checkNoPlanRuns(app, person);
  throw refuse('page_replaced');
}

/** Whether a page is open, and charges what our own page says. */
async function isStillTrue(app: App, { id }: OpenCheckout, charge: FirstCharge): Promise<boolean> {
  const { status, metadata } = await app.payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
  return status === 'open' && metadata?.['firstCharge'] === nameOf(charge);
}

/** Closes a page; whether it was paid instead, in the same moment. */
async function close(app: App, { id }: OpenCheckout): Promise<boolean> {
  const { status } = await app.payments.closePage(id);
  await settleCheckout(app.database, id, app.clock.now());
  return status === 'complete';
}

async function openPage(app: App, user: UserRow, tier: Tier, count: number): Promise<OpenCheckout> {
  const { url } = app.config;
  const charge = firstChargeOf(user, app.clock.now());
  const metadata = { userId: String(user.id) };
  const wished = {
    mode: 'subscription' as const,
    customer: await findCustomer(app, user),
    client_reference_id: String(user.id),
    line_items: [{ price: await findPrice(app, tier), quantity: 1 }],
    metadata: { ...metadata, firstCharge: nameOf(charge) },
    subscription_data: { metadata, ...chargedFirst(charge) },
    success_url: `${url}/subscription-success?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${url}/subscribe?tier=${tier}&closed`,
  };
  // Two presses at the same moment ask for the same page; what they ask for may differ by the end of the free week.
  const asked = createHash('sha256').update(JSON.stringify(wished)).digest('base64url');
  const session = await app.payments.ask((stripe) =>
    stripe.checkout.sessions.create(wished, { idempotencyKey: `checkout:${user.id}:${count}:${asked}` }),
  );
  return { id: session.id, tier, url: session.url!, expiresAt: session.expires_at * 1000 };
}

/** What the provider is told so that the first charge comes when it should. */
function chargedFirst(charge: FirstCharge) {
  switch (charge.when) {
    case 'now':
      return {};
    case 'at':
      // A trial of the provider's would have to be two days long at least; an anchor may be any time.
      return { billing_cycle_anchor: Math.floor(charge.at / 1000), proration_behavior: 'none' as const };
    case 'after_week':
      // Counted from the moment in which they pay, whenever that is.
      return { trial_period_days: trialDays };
  }
}

/** The terms of a pay page, as the provider keeps them with it. */
function nameOf(charge: FirstCharge): string {
  return charge.when === 'at' ? new Date(charge.at).toISOString() : charge.when;
}

/** Under which id the provider knows somebody; makes them known to it. */
async function findCustomer(app: App, user: UserRow): Promise<string> {
  if (user.stripeCustomerId !== null) return user.stripeCustomerId;
  const { id, email, fullName: name } = user;
  const customer = await app.payments.ask((stripe) =>
    stripe.customers.create(
      { email, name, metadata: { userId: String(id) } },
      { idempotencyKey: `customer:${id}:${user.createdAt}` },
    ),
  );
  return setCustomerOnce(app.database, id, customer.id);
}

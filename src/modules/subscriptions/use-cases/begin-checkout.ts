import { createHash } from 'node:crypto';
import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findUser, lockTermsOf, setCustomerOnce, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { isLive, type Tier } from '../rules/index.ts';
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
 * plan is closed first. In the free week the first charge is due at its end.
 */
export async function beginCheckout(app: App, person: Person, tier: Tier): Promise<string> {
  checkPlansArePaid(app);
  await app.limits.spend(limit, String(person.id));
  await checkNoPlanRuns(app, person);
  const { open, count } = await readCheckouts(app.database, person.id);
  const again = open.find((one) => one.tier === tier && one.expiresAt > app.clock.now() + nearlyOver);
  if (again && (await isOpen(app, again))) return again.url;
  for (const other of open) {
    // One after the other: there is hardly ever more than one.
    if (await close(app, other)) await checkNoPlanRuns(app, person);
  }
  const user = (await findUser(app.database, person.id))!;
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

async function isOpen(app: App, { id }: OpenCheckout): Promise<boolean> {
  const session = await app.payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
  return session.status === 'open';
}

/** Closes a page; whether it was paid instead, in the same moment. */
async function close(app: App, { id }: OpenCheckout): Promise<boolean> {
  const { status } = await app.payments.closePage(id);
  await settleCheckout(app.database, id, app.clock.now());
  return status === 'complete';
}

async function openPage(app: App, user: UserRow, tier: Tier, count: number): Promise<OpenCheckout> {
  const { url } = app.config;
  const { trialEndsAt, subscriptionStatus } = user;
  const free = subscriptionStatus === 'trial' && trialEndsAt !== null && trialEndsAt > app.clock.now() + nearlyOver;
  const metadata = { userId: String(user.id) };
  const wished = {
    mode: 'subscription' as const,
    customer: await findCustomer(app, user),
    client_reference_id: String(user.id),
    line_items: [{ price: await findPrice(app, tier), quantity: 1 }],
    metadata,
    subscription_data: {
      metadata,
      // A trial of the provider's would have to be two days long at least; an anchor may be any time.
      ...(free && { billing_cycle_anchor: Math.floor(trialEndsAt / 1000), proration_behavior: 'none' as const }),
    },
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUser } from '#modules/accounts';
import { cards, openPayPage, payFor, subscribe, tellAll } from '#tests/support/paying.ts';
import { recorded, sign } from '#tests/support/stripe-events.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

const day = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const professional = (name: string) => world.person(name, { profession: 'Braider' });
const planOf = async (who: Visitor) => (await who.get('/api/subscription')).body;
const at = (moment: number) => new Date(moment).toISOString();

/** Goes on in time, a day after the other, as the jobs would find it. */
async function pass(days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    world.clock.at += day;
    await tellAll(world);
    // The users of these tests open Uli now and then, so that their sessions do not end.
    await world.app.database.run('UPDATE sessions SET last_seen_at = $1', [new Date(world.clock.at)]);
  }
}

test('who pays within the free week is charged at its end, and has the plan once the provider says so', async () => {
  const ada = await professional('ada');
  const ends = world.clock.at + 7 * day;
  expect(await planOf(ada)).toMatchObject({ plans: 'paid', sandbox: true, standing: 'trial', open: true, tier: null });
  expect((await ada.put('/api/subscription', { tier: 'basic' })).body.code).toBe('no_plan');

  const page = await openPayPage(ada, 'basic');
  const shown = (await world.nobody().get(`/api/sandbox/pay/${page}`)).body;
  expect(shown).toMatchObject({ name: 'Uli Basic', amount: 1499, dueNow: 0, firstAt: at(ends), status: 'open' });
  expect((await ada.post(`/api/sandbox/pay/${page}`, { number: cards.paid })).body).toEqual({ outcome: 'done' });
  expect(await planOf(ada)).toMatchObject({ standing: 'trial', paid: false });

  await tellAll(world);
  expect(await planOf(ada)).toMatchObject({
    standing: 'basic',
    tier: 'basic',
    paid: true,
    nextCharge: { at: at(ends), amount: 1499, currency: 'USD' },
    endsAt: null,
  });
  expect((await ada.get('/api/user')).body).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionExpiresAt: null,
  });
  expect((await ada.get('/api/subscription/invoices')).body).toEqual([]);

  await pass(8);
  const [bill, ...more] = (await ada.get('/api/subscription/invoices')).body;
  expect(more).toEqual([]);
  expect(bill).toMatchObject({ total: 1499, currency: 'USD', status: 'paid', date: at(ends) });
  expect((await planOf(ada)).nextCharge.at).toBe(at(Date.UTC(2027, 0, 3, 8)));
});

test('after the free week the first month is charged at once', async () => {
  const bea = await professional('bea');
  await pass(8);
  expect(await planOf(bea)).toMatchObject({ standing: 'ended', open: false });
  const page = await openPayPage(bea, 'premium');
  expect((await bea.get(`/api/sandbox/pay/${page}`)).body).toMatchObject({ dueNow: 2499, firstAt: null });
  await bea.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await tellAll(world);
  expect(await planOf(bea)).toMatchObject({ standing: 'premium', open: true });
  expect((await bea.get('/api/subscription/invoices')).body).toMatchObject([{ total: 2499, status: 'paid' }]);
});

test('a plan that is changed at the provider before we heard of it is the one that was paid', async () => {
  const nia = await professional('nia');
  await pass(8);
  await payFor(nia, 'basic');
  const { stripeCustomerId: customer } = (await findUser(world.app.database, nia.id))!;
  await world.app.payments.ask(async (stripe) => {
    const [premium] = (await stripe.prices.list({ lookup_keys: ['uli_premium_monthly'] })).data;
    const [begun] = (await stripe.subscriptions.list({ customer: customer! })).data;
    const items = [{ id: begun!.items.data[0]!.id, price: premium!.id }];
    return stripe.subscriptions.update(begun!.id, { items, proration_behavior: 'none' });
  });
  await tellAll(world);
  expect(await planOf(nia)).toMatchObject({ standing: 'basic', nextTier: 'premium' });
  expect((await nia.get('/api/subscription/invoices')).body).toMatchObject([{ total: 1499 }]);
});

test('a declined card, one without money and one that is no test card change nothing; the page stays open', async () => {
  const cat = await professional('cat');
  const outcomes = [];
  for (const number of [cards.declined, cards.insufficientFunds, '4111 1111 1111 1111', 'constructor', ' ']) {
    outcomes.push((await payFor(cat, 'basic', number)).body.outcome);
  }
  expect(outcomes).toEqual(['declined', 'insufficient_funds', 'unknown_card', 'unknown_card', 'unknown_card']);
  await tellAll(world);
  expect(await planOf(cat)).toMatchObject({ paid: false, standing: 'trial' });
  expect((await payFor(cat, 'basic')).body.outcome).toBe('done');
});

test('a bank may ask first; who says no has paid nothing and may try again', async () => {
  const dan = await professional('dan');
  const page = await openPayPage(dan, 'basic');
  const answer = (agreed: boolean) => dan.post(`/api/sandbox/pay/${page}/authentication`, { agreed });
  expect((await answer(true)).body.outcome).toBe('not_authenticated');
  expect((await payFor(dan, 'basic', cards.authenticate)).body.outcome).toBe('authenticate');
  expect((await dan.get(`/api/sandbox/pay/${page}`)).body.waiting).toBe(true);
  expect((await answer(false)).body.outcome).toBe('not_authenticated');
  await tellAll(world);
  expect(await planOf(dan)).toMatchObject({ paid: false });
  await payFor(dan, 'basic', cards.authenticate);
  expect((await answer(true)).body.outcome).toBe('done');
  expect((await answer(true)).body.outcome).toBe('done');
  await tellAll(world);
  expect(await planOf(dan)).toMatchObject({ paid: true, tier: 'basic' });
});

test('ten presses at once open one page; another plan closes it and opens its own', async () => {
  const eva = await professional('eva');
  const pages = await Promise.all(Array.from({ length: 10 }, () => openPayPage(eva, 'basic')));
  expect(new Set(pages).size).toBe(1);
  const other = await openPayPage(eva, 'premium');
  expect((await eva.get(`/api/sandbox/pay/${pages[0]!}`)).body.status).toBe('expired');
  expect((await eva.post(`/api/sandbox/pay/${pages[0]!}`, { number: cards.paid })).body.outcome).toBe('over');
  await eva.post(`/api/sandbox/pay/${other}`, { number: cards.paid });
  // Known at once to whoever asks again, though nothing was told yet.
  const again = await eva.post('/api/subscription/checkout', { tier: 'premium' });
  expect([again.status, again.body.code]).toEqual([409, 'plan_runs']);
  expect(await planOf(eva)).toMatchObject({ tier: 'premium' });
});

test('a change of plan counts from the next period on, and can be taken back until then', async () => {
  const fay = await professional('fay');
  await pass(8);
  await subscribe(world, fay, 'basic');
  const { nextCharge } = await planOf(fay);
  expect((await fay.put('/api/subscription', { tier: 'premium' })).body).toMatchObject({ subscriptionTier: 'basic' });
  expect(await planOf(fay)).toMatchObject({
    tier: 'basic',
    nextTier: 'premium',
    nextCharge: { at: nextCharge.at, amount: 2499 },
  });
  await fay.put('/api/subscription', { tier: 'basic' });
  expect(await planOf(fay)).toMatchObject({ tier: 'basic', nextTier: null, nextCharge });
  await fay.put('/api/subscription', { tier: 'premium' });
  await pass(31);
  expect(await planOf(fay)).toMatchObject({ tier: 'premium', nextTier: null });
  const bills = (await fay.get('/api/subscription/invoices')).body;
  expect(bills.map(({ total }: { total: number }) => total)).toEqual([2499, 1499]);
});

test('a cancelled plan stays to the end of its period and can be resumed until then', async () => {
  const gus = await professional('gus');
  await pass(8);
  await subscribe(world, gus, 'basic');
  const ends = (await planOf(gus)).nextCharge.at;
  for (let times = 0; times < 2; times += 1) expect((await gus.delete('/api/subscription')).status).toBe(200);
  expect(await planOf(gus)).toMatchObject({ tier: 'basic', open: true, cancels: true, endsAt: ends, nextCharge: null });
  await gus.post('/api/subscription/resume');
  expect(await planOf(gus)).toMatchObject({ cancels: false, endsAt: null, nextCharge: { at: ends } });
  await gus.delete('/api/subscription');
  await pass(32);
  expect(await planOf(gus)).toMatchObject({ standing: 'ended', open: false, tier: null, paid: false });
  expect((await gus.get('/api/user')).body).toMatchObject({
    subscriptionStatus: 'cancelled',
    subscriptionExpiresAt: ends,
  });
  expect((await gus.get('/api/subscription/invoices')).body).toHaveLength(1);
  expect((await gus.post('/api/subscription/resume')).body.code).toBe('no_plan');
  await subscribe(world, gus, 'premium');
  expect(await planOf(gus)).toMatchObject({ tier: 'premium', open: true });
});

test('who cancels with another plan ahead and keeps theirs keeps its price, too', async () => {
  const lou = await professional('lou');
  await pass(8);
  await subscribe(world, lou, 'basic');
  const { nextCharge } = await planOf(lou);
  await lou.put('/api/subscription', { tier: 'premium' });
  await lou.delete('/api/subscription');
  expect(await planOf(lou)).toMatchObject({ tier: 'basic', cancels: true, nextCharge: null });
  await lou.post('/api/subscription/resume');
  expect(await planOf(lou)).toMatchObject({ tier: 'basic', nextTier: null, cancels: false, nextCharge });
  // Nothing was cancelled here: what is ahead stays.
  await lou.put('/api/subscription', { tier: 'premium' });
  await lou.post('/api/subscription/resume');
  expect(await planOf(lou)).toMatchObject({ tier: 'basic', nextTier: 'premium' });
});

test('a failed payment is tried again for seven days, told once, and closes after them', async () => {
  const hal = await professional('hal');
  await pass(8);
  await subscribe(world, hal, 'basic', cards.failsLater);
  await pass(31);
  const late = await planOf(hal);
  expect(late).toMatchObject({ late: true, open: true, tier: 'basic' });
  await pass(4);
  const mails = () =>
    world.app.database.run('SELECT id FROM mails WHERE kind = $1 AND recipient = $2', [
      'plan.failed',
      'hal@example.com',
    ]);
  expect(await mails()).toHaveLength(1);
  expect((await hal.get('/api/notifications')).body).toMatchObject([
    {
      sentence: expect.stringMatching(/^The payment for your plan did not go through\..+ 7 days/),
      href: '/settings/plan',
    },
  ]);
  expect((await planOf(hal)).open).toBe(true);
  await pass(4);
  expect(await planOf(hal)).toMatchObject({ standing: 'ended', open: false });
  expect(await mails()).toHaveLength(1);
});

test('another card in the billing portal pays what is open at once', async () => {
  const ida = await professional('ida');
  await pass(8);
  expect((await ida.post('/api/subscription/portal')).body.code).toBe('no_plan');
  await subscribe(world, ida, 'basic', cards.failsLater);
  await pass(32);
  expect(await planOf(ida)).toMatchObject({ late: true });
  const unread = async () => (await ida.get('/api/notifications/unread')).body.count;
  expect(await unread()).toBe(1);
  const { url } = (await ida.post('/api/subscription/portal')).body;
  const portal = `/api/sandbox/portal/${url.slice(url.lastIndexOf('/') + 1)}`;
  expect((await ida.get(portal)).body).toMatchObject({ card: { last4: '0341' }, subscription: { status: 'past_due' } });
  expect((await ida.post(portal, { act: 'card', number: cards.declined })).body).toEqual({ done: false });
  expect((await ida.post(portal, { act: 'card', number: cards.paid })).body).toEqual({ done: true });
  await tellAll(world);
  expect(await planOf(ida)).toMatchObject({ late: false, open: true });
  expect(await unread()).toBe(0);
  const [bill] = (await ida.get(portal)).body.invoices;
  expect((await world.nobody().get(`/api/sandbox/invoices/${bill.id}`)).body).toMatchObject({ status: 'paid', due: 0 });
  const premium = (await ida.get(portal)).body.prices.find(({ amount }: { amount: number }) => amount === 2499);
  await ida.post(portal, { act: 'change', price: premium.id });
  // The portal says what runs, and what follows.
  const plan = async () => (await ida.get(portal)).body.subscription;
  expect(await plan()).toMatchObject({ name: 'Uli Basic', amount: 1499, next: { name: 'Uli Premium', amount: 2499 } });
  await ida.post(portal, { act: 'cancel' });
  await tellAll(world);
  expect(await planOf(ida)).toMatchObject({ tier: 'basic', nextTier: 'premium', cancels: true });
  await ida.post(portal, { act: 'resume' });
  await tellAll(world);
  expect(await planOf(ida)).toMatchObject({ cancels: false });
  await pass(32);
  expect(await plan()).toMatchObject({ name: 'Uli Premium', amount: 2499, next: null });
});

test('a plan has to be one of ours, and an address of nobody’s page is none', async () => {
  const joe = await professional('joe');
  const refused = await joe.post('/api/subscription/checkout', { tier: 'gold' });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
  expect((await joe.get('/api/sandbox/pay/cs_test_0000000000')).status).toBe(404);
  expect((await joe.post('/api/sandbox/portal/bps_0000000000', { act: 'cancel' })).status).toBe(404);
});

test('with a real provider the sandbox is nowhere, and only that provider’s signature counts', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_nobodys', STRIPE_WEBHOOK_SECRET: 'whsec_ofours, whsec_ofconnected' };
  const real = await createWorld(keys);
  expect(real.app.payments.sandbox).toBeUndefined();
  const visitor = real.nobody();
  expect((await visitor.get('/api/sandbox/pay/cs_test_0000000000')).status).toBe(404);
  const body = JSON.stringify(recorded.invoicePaid({ customer: 'cus_nobodys', subscription: 'sub_nobodys' }));
  const tell = (from: World) => visitor.post('/api/webhooks/stripe', body, { 'Stripe-Signature': sign(from, body) });
  expect((await tell(world)).status).toBe(400);
  expect((await tell(real)).status).toBe(200);
  await expect(real.runJob('payments.sandbox')).rejects.toThrow('no job');
  await real.close();
});

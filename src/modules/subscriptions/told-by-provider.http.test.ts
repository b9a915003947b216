import { afterAll, beforeAll, expect, test } from 'vitest';
import { payFor, tellAll } from '#tests/support/paying.ts';
import { recorded, sign } from '#tests/support/stripe-events.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What the provider tells, as recorded, arrives late, twice, in any order, forged, or never.

let world: World;
let ada: Visitor;
let customer: string;
let subscription: string;

const day = 86_400_000;
const plan = async (who = ada) => (await who.get('/api/subscription')).body;
const rows = <Row extends object>(sql: string, values: unknown[] = []) => world.app.database.run<Row>(sql, values);

async function tell(event: object, api = world.api, signature?: string) {
  const body = JSON.stringify(event);
  const answer = await api.request('http://uli.test/api/webhooks/stripe', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature ?? sign(world, body),
    },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { profession: 'Braider' });
  world.clock.at += 8 * day;
  await payFor(ada, 'basic');
  const [user] = await rows<{ customer: string }>('SELECT stripe_customer_id AS customer FROM users WHERE id = $1', [
    ada.id,
  ]);
  customer = user!.customer;
  const [kept] = await rows<{ id: string }>(`SELECT id FROM sandbox_objects WHERE kind = 'subscription'`);
  subscription = kept!.id;
});
afterAll(() => world.close());

test('a forged, changed, old, future or unsigned message is refused and changes nothing', async () => {
  const event = recorded.checkoutCompleted({ customer, subscription });
  const body = JSON.stringify(event);
  const old = sign(world, body, world.clock.at - 3_600_000);
  const future = sign(world, body, world.clock.at + 301_000);
  for (const signature of ['', 't=1,v1=00', sign(world, `${body} `), old, future]) {
    const refused = await tell(event, world.api, signature);
    expect([refused.status, refused.body.code]).toEqual([400, 'forged_event']);
  }
  expect(await rows('SELECT id FROM payment_events')).toEqual([]);
  expect(await plan()).toMatchObject({ paid: false });
});

test('five deliveries of one event at once, over two processes, act once', async () => {
  const second = openSecondProcess(world);
  const event = recorded.checkoutCompleted({ customer, subscription });
  const told = await Promise.all([0, 1, 2, 3, 4].map((place) => tell(event, place % 2 ? second.api : world.api)));
  await second.close();
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await rows('SELECT id FROM payment_events')).toEqual([{ id: event.id }]);
  expect(await plan()).toMatchObject({ paid: true, tier: 'basic' });
});

test('what it tells out of order settles to how things are', async () => {
  const before = await plan();
  const late = [
    recorded.subscriptionDeleted({ customer, subscription }),
    recorded.subscriptionUpdated({ customer, subscription }),
    recorded.invoicePaid({ customer, subscription }),
  ];
  for (const event of late) expect((await tell(event)).status).toBe(200);
  expect(await plan()).toEqual(before);
});

test('a failed payment is written about once, however often and by whatever event it is told', async () => {
  const failed = recorded.invoicePaymentFailed({ customer, subscription });
  await Promise.all([tell(failed), tell(failed), tell({ ...failed, id: 'evt_again' })]);
  expect(await rows(`SELECT recipient FROM mails WHERE kind = 'plan.failed'`)).toEqual([
    { recipient: 'ada@example.com' },
  ]);
});

test('what is none of our business is taken and forgotten', async () => {
  const strangers = recorded.checkoutCompleted({ customer: 'cus_of_somebody_else', subscription: 'sub_x' });
  const unknown = {
    ...recorded.invoicePaid({ customer, subscription }),
    id: 'evt_new',
    type: 'radar.early_fraud_warning.created',
  };
  for (const event of [strangers, unknown]) expect((await tell(event)).status).toBe(200);
  expect(await rows('SELECT id FROM payment_events WHERE id = ANY($1)', [[strangers.id, 'evt_new']])).toEqual([]);
});

test('a payment that nobody told of is found by the minutely look, and by whoever waits for it', async () => {
  const bea = await world.person('bea', { profession: 'Barber' });
  const cat = await world.person('cat', { profession: 'Barber' });
  await payFor(bea, 'premium');
  await payFor(cat, 'premium');
  expect((await cat.post('/api/subscription/refresh')).body).toMatchObject({ paid: true, tier: 'premium' });
  expect(await plan(bea)).toMatchObject({ paid: false });
  world.clock.at += 2 * 60_000;
  await world.runJob('subscriptions.check');
  expect(await plan(bea)).toMatchObject({ paid: true, tier: 'premium' });
});

test('of two subscriptions that came to be the later one ends, and what it cost becomes credit', async () => {
  const dan = await world.person('dan', { profession: 'Barber' });
  world.clock.at += 8 * day;
  await payFor(dan, 'basic');
  await tellAll(world);
  const [owner] = await rows<{ customer: string }>('SELECT stripe_customer_id AS customer FROM users WHERE id = $1', [
    dan.id,
  ]);
  const [price] = await rows<{ id: string }>(
    `SELECT id FROM sandbox_objects WHERE kind = 'price' AND data->>'lookup_key' = 'uli_basic_monthly'`,
  );
  world.clock.at += 60_000;
  // A page of a former deployment, say, which this one knows nothing of.
  const session = await world.app.payments.ask((stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: owner!.customer,
      line_items: [{ price: price!.id, quantity: 1 }],
      success_url: 'http://uli.test/',
    }),
  );
  await dan.post(`/api/sandbox/pay/${session.id}`, { number: '4242424242424242' });
  await tellAll(world);
  const kept = await rows<{ status: string }>(
    `SELECT data->>'status' AS status FROM sandbox_objects WHERE kind = 'subscription' AND customer = $1 ORDER BY place`,
    [owner!.customer],
  );
  expect(kept.map(({ status }) => status)).toEqual(['active', 'canceled']);
  const [known] = await rows<{ balance: string }>(
    `SELECT data->>'balance' AS balance FROM sandbox_objects WHERE kind = 'customer' AND id = $1`,
    [owner!.customer],
  );
  expect(Number(known!.balance)).toBe(-1499);
  expect(await plan(dan)).toMatchObject({ paid: true, tier: 'basic' });
});

test('whoever deletes their account is not charged again, and may resume when they come back', async () => {
  const eva = await world.person('eva', { profession: 'Barber' });
  world.clock.at += 8 * day;
  await payFor(eva, 'basic');
  await tellAll(world);
  await eva.post('/api/user/deletion', { password: 'six-or-more' });
  world.clock.at += 10 * 60_000;
  await world.runJob('subscriptions.check');
  await eva.post('/api/login', { username: 'eva', password: 'six-or-more' });
  await eva.delete('/api/deletion');
  expect(await plan(eva)).toMatchObject({ tier: 'basic', cancels: true, nextCharge: null });
  await eva.post('/api/subscription/resume');
  expect(await plan(eva)).toMatchObject({ cancels: false });
});

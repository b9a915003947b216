import { afterAll, beforeAll, expect, test } from 'vitest';
import { misbehaving, type Misbehaviour } from '#tests/support/misbehaving.ts';
import { askToPay, bookPaid, checkLedger, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { cards, payPageOf, tellAll } from '#tests/support/paying.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { recorded, sign } from '#tests/support/stripe-events.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// The provider is away, breaks, tells twice, late, out of order or never; time was given away meanwhile: no money is lost,
// doubled or invented.

const minute = 60_000;
const provider = misbehaving();
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let hour = 0;

/** Another free hour each time. */
function next(): string {
  hour += 1;
  return new Date(Date.UTC(2026, 11, 1 + Math.floor(hour / 7), 9 + (hour % 7))).toISOString();
}
const book = (date = next()) => bookPaid(world, cleo, ada, { date });
const statusOf = async (id: number) => (await cleo.get(`/api/bookings/${id}`)).body.status;
const count = async (sql: string, values: unknown[] = []) =>
  (await world.app.database.run<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, values))[0]!.count;

async function goesWrong<Result>(how: Misbehaviour, work: () => Promise<Result>): Promise<Result> {
  provider.now = how;
  try {
    return await work();
  } finally {
    provider.now = undefined;
  }
}

async function tell(event: object, api = world.api, signature?: string): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature ?? sign(world, body) };
  return (await api.request('http://uli.test/api/webhooks/stripe', { method: 'POST', headers, body })).status;
}

beforeAll(async () => {
  world = await createWorld({}, provider.between);
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('a provider that fails is said to; the next try gets one page, whichever answer was lost', async () => {
  const { id } = await book();
  for (const how of ['away', 'timeout', 'broken', 'nonsense'] as const) {
    const failed = await goesWrong(how, () => askToPay(cleo, id));
    expect([how, failed.status, failed.body.code]).toEqual([how, 503, 'provider_away']);
  }
  const lost = await goesWrong('lost', () => askToPay(cleo, id));
  expect(lost.status).toBe(503);
  expect((await askToPay(cleo, id)).status).toBe(200);
  expect(await count(`sandbox_objects WHERE kind = 'checkout.session' AND data->>'status' = 'open'`)).toBe(1);
  expect(await payBooking(cleo, id)).toBe('done');
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, refunds: [] });
}, 60_000);

test('a process that ends before it hears of its page leaves it to the next press, in another process', async () => {
  const { id } = await book();
  const ended = new Promise<void>((resolve) => (provider.onWrong = resolve));
  provider.now = 'silent';
  void askToPay(cleo, id);
  await ended;
  provider.now = undefined;
  const second = openSecondProcess(world);
  const again = await second.api.request(`http://uli.test/api/bookings/${id}/checkout`, {
    method: 'POST',
    headers: { Cookie: cleo.cookie(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ agreed: true }),
  });
  const { url } = (await again.json()) as { url: string };
  await second.close();
  await cleo.post(`/api/sandbox/pay/${payPageOf(url)}`, { number: cards.paid });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, refunds: [] });
});

test('an answer that comes when another page was asked for leads to that one: what is paid there counts', async () => {
  const { id } = await book();
  const asked = new Promise<void>((resolve) => (provider.onWrong = resolve));
  provider.now = 'late';
  const first = askToPay(cleo, id);
  await asked;
  provider.now = undefined;
  world.clock.at += minute;
  const second = await askToPay(cleo, id);
  provider.letCome();
  expect((await first).body.url).toBe(second.body.url);
  await cleo.post(`/api/sandbox/pay/${payPageOf(second.body.url)}`, { number: cards.paid });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, refunds: [] });
});

test('told five times at once over two processes, forged, late or out of order, a payment counts once', async () => {
  const { id } = await book();
  const { body } = await askToPay(cleo, id);
  const session = payPageOf(body.url);
  await cleo.post(`/api/sandbox/pay/${session}`, { number: cards.paid });
  const [payment] = await world.app.database.run<{ id: number }>('SELECT id FROM payments WHERE session_id = $1', [
    session,
  ]);
  const about = { session, paymentId: payment!.id, bookingId: id };
  const event = recorded.paymentCompleted(about);
  expect(await tell(event, world.api, 't=1,v1=00')).toBe(400);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0 });
  // Expired, it says, of what was paid: it is asked.
  expect(await tell(recorded.paymentExpired(about))).toBe(200);
  const second = openSecondProcess(world);
  const apis = [world.api, second.api, world.api, second.api, world.api];
  expect(await Promise.all(apis.map((api) => tell(event, api)))).toEqual([200, 200, 200, 200, 200]);
  await second.close();
  await tell({ ...event, id: 'evt_another' });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, refunds: [], payments: [{ amount: 2000 }] });
  expect(await count(`mails WHERE kind = 'payment.paid' AND booking_id = $1`, [id])).toBe(2);
  // Of another program on the same account, or of nothing at all.
  for (const paymentId of [999_999, 0])
    expect(await tell(recorded.paymentCompleted({ ...about, paymentId }))).toBe(200);
});

test('money on a page that its payment does not hold waits for an admin, until it counts', async () => {
  const { id } = await book();
  const { body } = await askToPay(cleo, id);
  const session = payPageOf(body.url);
  await cleo.post(`/api/sandbox/pay/${session}`, { number: cards.paid });
  const [payment] = await world.app.database.run<{ id: number }>(
    `UPDATE payments SET session_id = 'cs_instead' WHERE session_id = $1 RETURNING id`,
    [session],
  );
  const event = recorded.paymentCompleted({ session, paymentId: payment!.id, bookingId: id });
  const waiting = () => count(`payment_event_failures WHERE id = $1 AND failure = 'PaidElsewhere'`, [event.id]);
  expect([await tell(event), await waiting()]).toEqual([500, 1]);
  // The same numbers of another program.
  const strange = recorded.paymentCompleted({ session, paymentId: payment!.id, bookingId: id + 1 });
  expect(await tell({ ...strange, id: 'evt_strange' })).toBe(200);
  const marked = recorded.paymentCompleted({ session, paymentId: payment!.id, bookingId: id, program: 'another' });
  expect(await tell({ ...marked, id: 'evt_another_program' })).toBe(200);
  // Also where our page is on its way.
  await world.app.database.run('UPDATE payments SET session_id = NULL WHERE id = $1', [payment!.id]);
  expect(await tell({ ...marked, id: 'evt_of_theirs' })).toBe(200);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, payments: [] });
  await world.app.database.run('UPDATE payments SET session_id = $2 WHERE id = $1', [payment!.id, session]);
  expect([await tell(event), await waiting()]).toEqual([200, 0]);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000 });
});

test('a payment that nobody told of is found by the minutely look', async () => {
  const { id } = await book();
  await payBooking(cleo, id);
  world.clock.at += 2 * minute;
  await world.runJob('payments.check');
  expect(await statusOf(id)).toBe('confirmed');
});

test('paid after the time lapsed, a booking stands again if it is free; else the money goes back and both are told', async () => {
  const [free, taken] = [await book(), await book()];
  const pages = [];
  for (const { id } of [free, taken]) pages.push(payPageOf((await askToPay(cleo, id)).body.url));
  world.clock.at += 16 * minute;
  await world.runJob('bookings.expire');
  expect(await statusOf(taken.id)).toBe('expired');
  const sid = await world.person('sid');
  const [{ date }] = [(await cleo.get(`/api/bookings/${taken.id}`)).body];
  expect((await sid.post('/api/bookings', { artistId: ada.id, serviceId: ada.serviceId, date })).status).toBe(201);
  expect((await askToPay(cleo, taken.id)).body.code).toBe('nothing_to_pay');
  for (const page of pages) await cleo.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await settleAll(world);
  expect([await statusOf(free.id), await statusOf(taken.id)]).toEqual(['confirmed', 'expired']);
  expect(await moneyOf(cleo, free.id)).toMatchObject({ paid: 2000, refunds: [] });
  expect(await moneyOf(cleo, taken.id)).toMatchObject({
    paid: 0,
    due: 0,
    refunds: [{ amount: 2000, cause: 'late', status: 'done' }],
  });
  expect(await count(`mails WHERE kind = 'payment.late' AND booking_id = $1`, [taken.id])).toBe(2);
  expect(await checkLedger(world)).toEqual([]);
});

test('told of only when the visit has begun, a payment goes back at once, though nobody wrote down that it lapsed', async () => {
  const { id } = await book();
  await payBooking(cleo, id);
  const before = world.clock.at;
  world.clock.at = Date.parse((await cleo.get(`/api/bookings/${id}`)).body.date) + minute;
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 0,
    paid: 0,
    due: 0,
    refunds: [{ amount: 2000, cause: 'late', status: 'done' }],
  });
  await world.runJob('bookings.expire');
  expect(await statusOf(id)).toBe('expired');
  world.clock.at = before;
});

test('a page nobody wants any more is closed', async () => {
  const { id } = await book();
  const page = payPageOf((await askToPay(cleo, id)).body.url);
  world.clock.at += 16 * minute;
  await world.runJob('bookings.expire');
  await world.runJob('payments.check');
  expect((await cleo.post(`/api/sandbox/pay/${page}`, { number: cards.paid })).body.outcome).toBe('over');
});

test('of two payments for one deposit the second goes back, however it came to be', async () => {
  const { id } = await book();
  const first = payPageOf((await askToPay(cleo, id)).body.url);
  // A page of a former deployment, say, which this one closed on paper only.
  await world.app.database.run(`UPDATE payments SET status = 'closed' WHERE session_id = $1`, [first]);
  expect(await payBooking(cleo, id)).toBe('done');
  await tellAll(world);
  await cleo.post(`/api/sandbox/pay/${first}`, { number: cards.paid });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    paid: 2000,
    due: 4000,
    refunds: [{ amount: 2000, cause: 'twice', status: 'done' }],
  });
});

test('a refund is sent once, whatever is lost on the way, and one made elsewhere is entered', async () => {
  const [lost, silent, elsewhere] = [await book(), await book(), await book()];
  for (const { id } of [lost, silent, elsewhere]) await payBooking(cleo, id);
  await settleAll(world);
  await ada.post(`/api/bookings/${lost.id}/cancel`);
  await goesWrong('lost', () => world.runJob('payments.refunds'));
  expect(await moneyOf(cleo, lost.id)).toMatchObject({ due: -2000, refunds: [{ status: 'wanted' }] });
  await ada.post(`/api/bookings/${silent.id}/cancel`);
  const ended = new Promise<void>((resolve) => (provider.onWrong = resolve));
  provider.now = 'silent';
  void world.runJob('payments.refunds');
  await ended;
  provider.now = undefined;
  // A day later, when the provider forgot the keys.
  await world.app.database.run('DELETE FROM sandbox_answers');
  world.clock.at += 26 * 60 * minute;
  await settleAll(world);
  for (const { id } of [lost, silent]) {
    expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, status: 'done' }] });
  }
  const [{ intent }] = await world.app.database.run<any>(
    'SELECT intent_id AS intent FROM payments WHERE booking_id = $1',
    [elsewhere.id],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent, amount: 500 }));
  await settleAll(world);
  expect(await moneyOf(cleo, elsewhere.id)).toMatchObject({
    total: 5500,
    paid: 1500,
    due: 4000,
    refunds: [{ amount: 500, cause: 'elsewhere', status: 'done' }],
  });
  await ada.post(`/api/bookings/${elsewhere.id}/cancel`);
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent, amount: 1000 }));
  await settleAll(world);
  await settleAll(world);
  expect(await moneyOf(cleo, elsewhere.id)).toMatchObject({ paid: 0, due: 0 });
  expect(await checkLedger(world)).toEqual([]);
}, 60_000);

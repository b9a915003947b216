import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { askToPay, bookPaid, checkLedger, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Cleo paid a deposit to Ada; Max looks after the installation.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

test('payments are found by who and what; some of one is given back by hand with a reason, never more than is left', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-07T10:00:00Z' });
  for (const _ of ['deposit', 'rest']) {
    await payBooking(cleo, id);
    await settleAll(world);
  }
  const found = async (query: string) => (await max.get(`/api/admin/payments?${query}`)).body;
  expect(await found('q=cleo&state=paid')).toMatchObject([
    { bookingId: id, purpose: 'rest', status: 'paid', amount: 4000, returned: 0, artist: { username: 'ada' } },
    { bookingId: id, purpose: 'deposit', amount: 2000 },
  ]);
  expect(await found('q=nobody-of-this-name')).toEqual([]);
  const back = async (amount: number, more: object = { reason: 'The chair broke' }) => {
    const [{ bookingReturnable: expectedReturnable }] = await found('q=cleo');
    return max.post(`/api/admin/bookings/${id}/refund`, { amount, expectedReturnable, ...more });
  };
  for (const amount of [0, -1, 1.5, 2_000_000_001]) expect((await back(amount)).status).toBe(400);
  expect((await back(500, {})).status).toBe(400);
  expect((await back(6001)).body.code).toBe('refund_too_large');
  expect((await max.get('/api/admin/audit')).body).toEqual([]);
  const twice = { amount: 2500, expectedReturnable: 6000, reason: 'The chair broke' };
  const both = await Promise.all([1, 2].map(() => max.post(`/api/admin/bookings/${id}/refund`, twice)));
  expect(both.map(({ body }) => body.code).toSorted()).toEqual(['money_changed', undefined]);
  expect((await back(1000)).status).toBe(200);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2500, refunds: [{ amount: 2500 }, { amount: 1000 }] });
  expect(await found('state=returned')).toMatchObject([{ bookingId: id, returned: 3500, bookingReturnable: 2500 }]);
  expect((await max.get('/api/admin/audit')).body).toMatchObject([
    { action: 'refund', subjectId: id, details: { amount: 1000 } },
    { action: 'refund', subjectKind: 'booking', subjectId: id, reason: 'The chair broke', details: { amount: 2500 } },
  ]);
  expect(await checkLedger(world)).toEqual([]);
  expect(
    (await ada.post(`/api/admin/bookings/${id}/refund`, { amount: 1, expectedReturnable: 2500, reason: 'Mine' }))
      .status,
  ).toBe(403);
});

test('of a payment may be given back what no bank took and what is not on its way, whichever dispute is the latest', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-09T10:00:00Z' });
  await askToPay(cleo, id);
  const left = async () => (await max.get('/api/admin/payments')).body[0].returnable;
  expect(await left()).toBe(0);
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await left()).toBe(2000);
  await max.post(`/api/admin/bookings/${id}/refund`, {
    amount: 300,
    expectedReturnable: 2000,
    reason: 'The chair broke',
  });
  expect(await left()).toBe(1700);
  const asked = (name: string, status: string, away: number) =>
    world.app.database.run(
      `INSERT INTO disputes (payment_id, dispute_id, amount, away, status, cause, opened_at, read_number, read_at)
       SELECT id, $2, 1000, $4, $3, 'fraudulent', now(), 1, now() FROM payments WHERE booking_id = $1`,
      [id, name, status, away],
    );
  await asked('dp_one', 'lost', 1000);
  await asked('dp_two', 'won', 0);
  expect(await left()).toBe(700);
});

test('a visit that an admin cancels is returned whole', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-08T10:00:00Z' });
  await payBooking(cleo, id);
  await settleAll(world);
  const cancelled = await max.post(`/api/admin/bookings/${id}/cancellation`, { reason: 'Ada is ill' });
  expect(cancelled.body.status).toBe('cancelled');
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, status: 'done' }] });
});

test('a webhook that nobody tells again is dismissed with a reason, once, and told again it waits again', async () => {
  const fail = () =>
    world.app.database.run(
      `INSERT INTO payment_event_failures (id, type, failed_at, failure) VALUES ('evt_old', 'invoice.paid', now(), 'Error, 57P01')`,
    );
  const needs = async () =>
    (await max.get('/api/admin/overview')).body.needs.filter(({ name }: { name: string }) => name === 'webhooks')
      .length;
  const dismiss = (who: Visitor, body: object, id = 'evt_old') =>
    who.post(`/api/admin/webhook-failures/${id}/dismissal`, body);
  const reason = 'The bill was paid by hand, and its plan runs';
  await fail();
  expect(await needs()).toBe(1);
  expect((await dismiss(world.nobody(), { reason })).status).toBe(401);
  expect((await dismiss(ada, { reason })).status).toBe(403);
  expect((await dismiss(max, { reason: ' ' })).status).toBe(400);
  expect((await dismiss(max, { reason }, 'evt_other')).status).toBe(404);
  expect(await needs()).toBe(1);
  const both = await Promise.all([dismiss(max, { reason }), dismiss(max, { reason })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect([await needs(), (await max.get('/api/admin/webhook-failures')).body]).toEqual([0, []]);
  const [first, second] = (await max.get('/api/admin/audit')).body;
  expect(first).toMatchObject({
    action: 'dismiss_webhook',
    subjectKind: 'webhook',
    reason,
    details: { event: 'evt_old', type: 'invoice.paid', failure: 'Error, 57P01' },
  });
  expect(second?.action).not.toBe('dismiss_webhook');
  await fail();
  expect(await needs()).toBe(1);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import {
  askToPay,
  bookPaid,
  checkLedger,
  moneyOf,
  paidArtist,
  payBooking,
  payOtherwise,
  settleAll,
} from '#tests/support/money.ts';
import { tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Somebody pays something else than they were asked for, say because the provider adds a tax: it goes back, its people read so, and
// Max, who looks after the installation, reads of it.

const minute = 60_000;
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;
let day = 0;

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  ada = await paidArtist(world, 'ada', { maxAdvance: 365 });
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());
beforeEach(() => world.app.database.run('DELETE FROM payment_event_failures'));

const waiting = async () => (await max.get('/api/admin/webhook-failures')).body;

async function book(more?: { dueNow: number }): Promise<number> {
  day += 1;
  const date = new Date(Date.UTC(2026, 11, day, 10)).toISOString();
  return (await bookPaid(world, cleo, ada, { date, ...more })).id;
}

async function paidOtherwise(paid: Parameters<typeof payOtherwise>[3]): Promise<number> {
  const id = await book();
  await payOtherwise(world, cleo, id, paid);
  return id;
}

const ledgerOf = (id: number) =>
  world.app.database.run(
    `SELECT kind, amount, currency FROM ledger_entries WHERE booking_id = $1 AND unapplied_id IS NOT NULL ORDER BY id`,
    [id],
  );

test.each([
  ['another amount', { amount: 2160, currency: 'usd' }, 2160, 'USD', 'USD 21.60'],
  ['another currency', { amount: 3000, currency: 'jpy' }, 3000, 'JPY', 'JPY 3000'],
  ['the same number in another currency', { amount: 2000, currency: 'eur' }, 2000, 'EUR', 'EUR 20.00'],
  ['dinars of three decimals', { amount: 9870, currency: 'kwd' }, 9870, 'KWD', 'KWD 9.870'],
  ['a currency that the provider counts otherwise', { amount: 500_000, currency: 'isk' }, 5000, 'ISK', 'ISK 5000'],
])('%s stands in the ledger and goes back whole, and counts for nothing', async (_, paid, amount, currency, said) => {
  const id = await paidOtherwise(paid);
  await settleAll(world);
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', amount, currency },
    { kind: 'refund', amount: -amount, currency },
  ]);
  expect(await moneyOf(cleo, id)).toMatchObject({
    paid: 0,
    due: 6000,
    payments: [],
    refunds: [],
    payable: null,
    tip: null,
    held: true,
    returnable: 0,
    unapplied: [{ amount, currency, refunds: [{ amount, status: 'done', cause: 'unapplied' }] }],
  });
  const need = [{ type: `booking ${id}`, failure: `PaidOtherwise, ${said} instead of USD 20.00`, tries: 1 }];
  expect(await waiting()).toMatchObject(need);
  expect((await max.get('/api/admin/overview')).body.needs).toContainEqual(
    expect.objectContaining({ name: 'webhooks', count: 1 }),
  );
  expect((await max.get('/api/admin/payments?state=unapplied')).body[0]).toMatchObject({
    bookingId: id,
    status: 'unapplied',
    amount,
    currency,
    returned: amount,
    returnable: 0,
    asked: { amount: 2000, currency: 'USD' },
  });
  expect((await ada.get('/api/payments')).body.slice(0, 2)).toMatchObject([
    { kind: 'refund', amount, currency },
    { kind: 'unapplied', amount, currency },
  ]);
  // It is said once, however often anybody looks.
  for (const passed of [6 * minute, 60 * minute]) {
    world.clock.at += passed;
    await world.runJob('payments.check');
    await settleAll(world);
  }
  expect(await waiting()).toMatchObject(need);
  expect(await checkLedger(world)).toEqual([]);
});

test('nobody pays a second time until an admin has looked at it; then it is paid as always', async () => {
  const id = await paidOtherwise({ amount: 2160, currency: 'usd' });
  await settleAll(world);
  expect(await askToPay(cleo, id)).toMatchObject({ status: 409, body: { code: 'paid_otherwise' } });
  const [failure] = await waiting();
  const reason = 'The tax is switched off.';
  expect((await max.post(`/api/admin/webhook-failures/${failure.id}/dismissal`, { reason })).status).toBe(200);
  expect(await moneyOf(cleo, id)).toMatchObject({ held: false, payable: { purpose: 'deposit', amount: 2000 } });
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, payments: [{ amount: 2000 }], refunds: [] });
  expect((await cleo.get(`/api/bookings/${id}`)).body.status).toBe('confirmed');
  // Dismissed, it stays away.
  await world.runJob('payments.check');
  expect(await waiting()).toEqual([]);
  expect(await checkLedger(world)).toEqual([]);
});

test('both read of it, in a mail and inside Uli: what came, what was asked for, and that it goes back', async () => {
  const id = await paidOtherwise({ amount: 2160, currency: 'usd' });
  await settleAll(world);
  const mails = await world.app.database.run<{ recipient: string; kind: string }>(
    `SELECT recipient, kind FROM mails WHERE booking_id = $1 AND kind LIKE 'payment.%' ORDER BY id`,
    [id],
  );
  expect(mails).toEqual([
    { recipient: 'cleo@example.com', kind: 'payment.unapplied' },
    { recipient: 'ada@example.com', kind: 'payment.unapplied' },
    { recipient: 'cleo@example.com', kind: 'payment.refund' },
  ]);
  const [notice] = (await ada.get('/api/notifications')).body;
  expect(notice).toMatchObject({ kind: 'payment.unappliedReceived' });
});

test('of what nobody told, the minutely look tells', async () => {
  const id = await paidOtherwise({ amount: 1800, currency: 'usd' });
  await world.app.database.run('UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL');
  world.clock.at += 2 * minute;
  await world.runJob('payments.check');
  expect(await waiting()).toMatchObject([
    { type: `booking ${id}`, failure: 'PaidOtherwise, USD 18.00 instead of USD 20.00' },
  ]);
  await settleAll(world);
  expect(await ledgerOf(id)).toMatchObject([{ amount: 1800 }, { amount: -1800 }]);
});

test('told five times at once and out of order it is entered once, and goes back once', async () => {
  const id = await paidOtherwise({ amount: 2160, currency: 'usd' });
  const refresh = () => cleo.post(`/api/bookings/${id}/checkout/refresh`);
  const said = await Promise.all([
    refresh(),
    refresh(),
    tellAll(world),
    refresh(),
    refresh(),
    refresh(),
    tellAll(world),
  ]);
  expect(said.filter((one) => one && one.status !== 200)).toEqual([]);
  await Promise.all([world.runJob('payments.refunds'), world.runJob('payments.refunds')]);
  await settleAll(world);
  expect(await ledgerOf(id)).toMatchObject([
    { kind: 'payment', amount: 2160 },
    { kind: 'refund', amount: -2160 },
  ]);
  expect(await checkLedger(world)).toEqual([]);
});

test('a rest that is paid otherwise leaves the deposit as it was', async () => {
  const id = await book();
  await payBooking(cleo, id);
  await settleAll(world);
  await payOtherwise(world, cleo, id, { amount: 4400, currency: 'usd' });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    paid: 2000,
    due: 4000,
    payable: null,
    held: true,
    returnable: 2000,
    unapplied: [{ amount: 4400, refunds: [{ status: 'done' }] }],
  });
  expect((await cleo.get(`/api/bookings/${id}`)).body.status).toBe('confirmed');
  expect(await checkLedger(world)).toEqual([]);
});

test('a tip that is paid otherwise is no tip', async () => {
  const id = await book({ dueNow: 0 });
  world.clock.at = Date.UTC(2026, 11, day, 13);
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await payOtherwise(world, cleo, id, { amount: 700, currency: 'usd', more: { tip: 500 } });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, tip: null, unapplied: [{ amount: 700 }] });
  expect(await checkLedger(world)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { misbehaving, type Misbehaviour } from '#tests/support/misbehaving.ts';
import { bookPaid, checkLedger, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What the provider will never send is not tried for ever: somebody hears of it, and of what waits for too long.

const hour = 3_600_000;
const provider = misbehaving();
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;
let day = 7;

/** A booking that was paid and cancelled while the provider behaved so. */
async function cancelled(how: Misbehaviour): Promise<number> {
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id);
  await settleAll(world);
  await ada.post(`/api/bookings/${id}/cancel`);
  await sendWhile(how);
  return id;
}

async function sendWhile(how: Misbehaviour): Promise<void> {
  provider.now = how;
  await world.runJob('payments.refunds');
  provider.now = undefined;
}
const needs = async () =>
  (await max.get('/api/admin/overview')).body.needs.find(({ name }: { name: string }) => name === 'refunds')?.count ??
  0;
const failed = async () => (await max.get('/api/admin/payments?state=failed')).body;
const mailed = (id: number) =>
  world.app.database.run<{ recipient: string }>(
    `SELECT recipient FROM mails WHERE kind = 'payment.refundFailed' AND booking_id = $1 ORDER BY recipient`,
    [id],
  );
const sentOf = (id: number) =>
  world.app.database.run<{ amount: number; reversed: string }>(
    `SELECT (refund.data->>'amount')::int AS amount, refund.behind->>'reversed' AS reversed
       FROM sandbox_objects refund JOIN sandbox_objects intent ON intent.id = refund.data->>'payment_intent'
      WHERE refund.kind = 'refund' AND (intent.data->'metadata'->>'bookingId')::int = $1`,
    [id],
  );

beforeAll(async () => {
  world = await createWorld({}, provider.between);
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

test('a refund that the provider refuses for good fails at once, both are told, and tried again it goes once', async () => {
  const id = await cancelled('refuses');
  const money = await moneyOf(cleo, id);
  expect(money).toMatchObject({ total: 0, paid: 2000, due: -2000, returnable: 0, refunds: [{ status: 'failed' }] });
  expect(await mailed(id)).toEqual([{ recipient: 'ada@example.com' }, { recipient: 'cleo@example.com' }]);
  expect(await needs()).toBe(1);
  const [{ id: refund }] = money.refunds;
  expect(await failed()).toMatchObject([
    { bookingId: id, returned: 0, waiting: 0, failed: [{ id: refund, amount: 2000, refused: true }] },
  ]);
  // Nobody asks by themselves any more.
  const { calls } = provider;
  world.clock.at += 24 * hour;
  await sendWhile('refuses');
  expect(provider.calls).toBe(calls);
  const again = () => max.post(`/api/admin/refunds/${refund}/retry`, { reason: 'The charge is free again' });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await max.get('/api/admin/audit')).body).toMatchObject([{ action: 'retry_refund', subjectId: id }]);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ id: refund, status: 'done' }] });
  // Nothing had moved before: this takes it from the professional, once.
  expect(await sentOf(id)).toEqual([{ amount: 2000, reversed: 'true' }]);
  expect([await needs(), await failed()]).toEqual([0, []]);
});

test('refused once more it fails once more, and its professional tries again', async () => {
  const id = await cancelled('refuses');
  const [{ id: refund }] = (await moneyOf(cleo, id)).refunds;
  const again = () => ada.post(`/api/bookings/${id}/refunds/${refund}/retry`);
  expect((await again()).body.refunds).toMatchObject([{ status: 'wanted' }]);
  await sendWhile('refuses');
  expect((await again()).body.refunds).toMatchObject([{ status: 'wanted' }]);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ status: 'done' }] });
});

test('what was refused and then given back in the pages of the provider is written down', async () => {
  const id = await cancelled('refuses');
  const [{ intent }] = await world.app.database.run<any>(
    'SELECT intent_id AS intent FROM payments WHERE booking_id = $1',
    [id],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent, amount: 1500 }));
  await settleAll(world);
  await settleAll(world);
  const { refunds, ...money } = await moneyOf(cleo, id);
  expect(money).toMatchObject({ paid: 0, due: 0 });
  expect(refunds).toMatchObject([
    { amount: 1500, cause: 'elsewhere', status: 'done' },
    { amount: 500, cause: 'booking', status: 'done' },
  ]);
});

test('one that is not answered is tried until it goes; after a day an admin reads of it', async () => {
  for (const how of ['busy', 'away', 'broken'] as const) {
    const id = await cancelled(how);
    expect([how, (await moneyOf(cleo, id)).refunds]).toMatchObject([how, [{ status: 'wanted' }]]);
    expect([how, await needs()]).toEqual([how, 0]);
    world.clock.at += 25 * hour;
    await sendWhile(how);
    expect([how, await needs()]).toEqual([how, 1]);
    expect(await failed()).toMatchObject([{ bookingId: id, failed: [], waiting: 2000 }]);
    world.clock.at += hour;
    await settleAll(world);
    expect([how, await mailed(id)]).toEqual([how, []]);
    expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ status: 'done' }] });
    expect(await needs()).toBe(0);
  }
}, 60_000);

test('after all of it the ledger and the provider agree on every booking', async () => {
  expect(await checkLedger(world)).toEqual([]);
});

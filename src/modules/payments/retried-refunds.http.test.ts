import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { bookPaid, checkLedger, disputeNow, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { cards, tellAll } from '#tests/support/paying.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { sign } from '#tests/support/stripe-events.ts';
import { recordedMoney } from '#tests/support/stripe-money-events.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A bank did not take a refund: somebody tries again, and it goes once.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;
let day = 7;

/** A booking that was paid and cancelled, and whose refund did not arrive; its id, and the refund's. */
async function stuck(): Promise<[id: number, refund: number]> {
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id, { card: cards.refundFails });
  await settleAll(world);
  await ada.post(`/api/bookings/${id}/cancel`);
  await settleAll(world);
  const money = await moneyOf(cleo, id);
  expect(money).toMatchObject({ total: 0, paid: 2000, due: -2000, returnable: 0, refunds: [{ status: 'failed' }] });
  return [id, money.refunds[0].id];
}
const retry = (who: Visitor, id: number, refund: number) => who.post(`/api/bookings/${id}/refunds/${refund}/retry`);
const made = (id: number) =>
  world.app.database.run<any>(
    `SELECT refund.id, refund.data->>'charge' AS charge, refund.data->>'payment_intent' AS intent,
            refund.data->>'status' AS status, refund.behind->>'reversed' AS reversed
       FROM sandbox_objects refund JOIN sandbox_objects intent ON intent.id = refund.data->>'payment_intent'
      WHERE refund.kind = 'refund' AND (intent.data->'metadata'->>'bookingId')::int = $1 ORDER BY refund.place`,
    [id],
  );

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

test('its professional tries again: pressed many times over two processes it goes once, and old news change nothing', async () => {
  const [id, refund] = await stuck();
  const sid = await world.person('sid');
  const refused = await Promise.all([cleo, sid, world.nobody()].map((who) => retry(who, id, refund)));
  expect(refused.map(({ status }) => status)).toEqual([403, 404, 401]);
  const second = openSecondProcess(world);
  const elsewhere = () =>
    second.api.request(`http://uli.test/api/bookings/${id}/refunds/${refund}/retry`, {
      method: 'POST',
      headers: { Cookie: ada.cookie() },
    });
  const pressed = await Promise.all([retry(ada, id, refund), elsewhere(), retry(ada, id, refund), elsewhere()]);
  await second.close();
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await settleAll(world);
  const { refunds, ...money } = await moneyOf(cleo, id);
  expect(money).toMatchObject({ paid: 0, due: 0 });
  expect(refunds).toMatchObject([{ status: 'retried' }, { amount: 2000, status: 'done' }]);
  // What failed came back to whoever runs the place: it is taken from the professional once.
  const [old, another] = await made(id);
  expect([old, another]).toMatchObject([
    { status: 'failed', reversed: 'true' },
    { status: 'succeeded', reversed: 'false' },
  ]);
  const late = recordedMoney.refundFailed({ refund: old.id, charge: old.charge, intent: old.intent, refundId: refund });
  const body = JSON.stringify(late);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(world, body) };
  const told = await world.api.request('http://uli.test/api/webhooks/stripe', { method: 'POST', headers, body });
  expect(told.status).toBe(200);
  await settleAll(world);
  expect((await retry(ada, id, refund)).status).toBe(200);
  expect((await retry(ada, id, refunds[1].id)).body.code).toBe('conflict');
  expect(await made(id)).toHaveLength(2);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0 });
});

test('an admin finds what did not arrive and tries again with a reason; it stands in the log once', async () => {
  const [id, refund] = await stuck();
  expect((await max.get('/api/admin/overview')).body.needs).toContainEqual(
    expect.objectContaining({ name: 'refunds', count: 1 }),
  );
  const found = async () => (await max.get('/api/admin/payments?state=failed')).body;
  expect(await found()).toMatchObject([{ bookingId: id, returned: 0, failed: [{ id: refund, amount: 2000 }] }]);
  const again = (body: object) => max.post(`/api/admin/refunds/${refund}/retry`, body);
  expect((await again({})).status).toBe(400);
  const both = await Promise.all([again({ reason: 'A new card' }), again({ reason: 'A new card' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0 });
  expect(await found()).toEqual([]);
  expect((await max.get('/api/admin/audit')).body).toMatchObject([
    { action: 'retry_refund', subjectKind: 'booking', subjectId: id, reason: 'A new card' },
  ]);
});

test('what a bank took back meanwhile is not sent once more', async () => {
  const [id, refund] = await stuck();
  await disputeNow(world, id);
  await tellAll(world);
  // The sandbox's banks wait for a week.
  const answerBy = new Date(world.clock.at + 7 * 86_400_000).toISOString();
  expect((await max.get('/api/admin/payments?state=disputed')).body).toMatchObject([
    {
      bookingId: id,
      dispute: { status: 'open', amount: 2000, answerBy, url: expect.stringContaining('/sandbox/dispute/dp_') },
    },
  ]);
  expect((await retry(ada, id, refund)).body.code).toBe('refund_too_large');
  const byAdmin = await max.post(`/api/admin/refunds/${refund}/retry`, { reason: 'A new card' });
  expect(byAdmin.body.code).toBe('refund_too_large');
  const needs = (await max.get('/api/admin/overview')).body.needs.map(({ name }: { name: string }) => name);
  expect([needs.includes('disputes'), needs.includes('refunds')]).toEqual([true, false]);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0 });
});

test('after all of it the ledger and the provider agree on every booking', async () => {
  expect(await checkLedger(world)).toEqual([]);
});

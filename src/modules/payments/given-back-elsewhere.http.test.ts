import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { bookPaid, checkLedger, giveBack, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { cards } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A refund of ours did not arrive, and somebody gives the money back in the provider's own pages instead of trying again here.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;
let day = 7;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

/** A booking of 60 of which so much was paid, with a card whose first refund does not arrive. */
async function paid(dueNow = 2000): Promise<number> {
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date, dueNow });
  await payBooking(cleo, id, { card: cards.refundFails });
  await settleAll(world);
  return id;
}

/** Lets refunds be sent, and come back. */
async function settle(): Promise<void> {
  await settleAll(world);
  world.clock.at += 60_000;
  await settleAll(world);
  await settleAll(world);
}

async function byHand(bookingId: number, amount: number): Promise<void> {
  const [{ intent }] = await world.app.database.run<any>(
    'SELECT intent_id AS intent FROM payments WHERE booking_id = $1',
    [bookingId],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent, amount }));
  await settle();
}
const needs = async () => (await max.get('/api/admin/overview')).body.needs.map(({ name }: { name: string }) => name);
const sums = ({ total, paid: came, due }: any) => ({ total, paid: came, due });
const refundsOf = (money: any) =>
  money.refunds.map(({ amount, cause, status }: any) => `${amount} ${cause} ${status}`).toSorted();

test('the whole of it: it goes back once, nobody is needed any more, and it cannot be tried again', async () => {
  const id = await paid();
  await ada.post(`/api/bookings/${id}/cancel`);
  await settle();
  expect(refundsOf(await moneyOf(ada, id))).toEqual(['2000 booking failed']);
  expect(await needs()).toContain('refunds');
  await byHand(id, 2000);
  const money = await moneyOf(ada, id);
  expect(sums(money)).toEqual({ total: 0, paid: 0, due: 0 });
  expect(refundsOf(money)).toEqual(['2000 booking retried', '2000 elsewhere done']);
  expect(await needs()).toEqual([]);
  const [{ id: refund }] = money.refunds;
  await ada.post(`/api/bookings/${id}/refunds/${refund}/retry`);
  await settle();
  expect(sums(await moneyOf(ada, id))).toEqual({ total: 0, paid: 0, due: 0 });
});

test('a part of it: the rest goes back from here, and is not taken from the professional again', async () => {
  const id = await paid();
  await ada.post(`/api/bookings/${id}/cancel`);
  await settle();
  await byHand(id, 1500);
  const money = await moneyOf(ada, id);
  expect(sums(money)).toEqual({ total: 0, paid: 0, due: 0 });
  expect(refundsOf(money)).toEqual(['1500 elsewhere done', '2000 booking retried', '500 booking done']);
  const [rest] = await world.app.database.run(
    `SELECT refund.behind->>'reversed' AS reversed FROM sandbox_objects refund
       JOIN sandbox_objects intent ON intent.id = refund.data->>'payment_intent'
      WHERE refund.kind = 'refund' AND (refund.data->>'amount')::int = 500
        AND (intent.data->'metadata'->>'bookingId')::int = $1`,
    [id],
  );
  expect(rest).toEqual({ reversed: 'false' });
});

test('what was let off once is not let off twice', async () => {
  const id = await paid();
  await giveBack(ada, id, 1500);
  await settle();
  expect(sums(await moneyOf(ada, id))).toEqual({ total: 4500, paid: 2000, due: 2500 });
  await byHand(id, 1500);
  expect(sums(await moneyOf(ada, id))).toEqual({ total: 4500, paid: 500, due: 4000 });
  // More than had failed is let off, as ever.
  await byHand(id, 200);
  expect(sums(await moneyOf(ada, id))).toEqual({ total: 4300, paid: 300, due: 4000 });
});

test('a fee for cancelling late stays a fee: only what is too much goes back', async () => {
  const id = await paid(6000);
  world.clock.at = Date.parse((await cleo.get(`/api/bookings/${id}`)).body.date) - 3_600_000;
  await cleo.post(`/api/bookings/${id}/cancel`);
  await settle();
  expect(refundsOf(await moneyOf(ada, id))).toEqual(['3000 booking failed']);
  await byHand(id, 3000);
  const money = await moneyOf(ada, id);
  expect(sums(money)).toEqual({ total: 3000, paid: 3000, due: 0 });
  expect(refundsOf(money)).toEqual(['3000 booking retried', '3000 elsewhere done']);
});

test('after all of it the ledger and the provider agree on every booking', async () => {
  expect(await checkLedger(world)).toEqual([]);
});

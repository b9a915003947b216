import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookPaid, decideDisputes, giveBack, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { cards } from '#tests/support/paying.ts';
import { createWorld, thursdayMorning, type Visitor, type World } from '#tests/support/world.ts';

// What a professional's lists say of the money of each visit.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

const freshDate = () => `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
async function paid(card?: string, dueNow = 2000, date = freshDate()): Promise<{ id: number; date: string }> {
  const { id } = await bookPaid(world, cleo, ada, { date, dueNow });
  await payBooking(cleo, id, card ? { card } : {});
  await settleAll(world);
  return { id, date };
}
const lists = ['upcoming', 'history'] as const;
async function moneyIn(id: number, who: Visitor = ada, role = 'artist') {
  for (const list of lists) {
    const { body } = await who.get(`/api/bookings/${role}/${who.id}/${list}`);
    const row = body.find((booking: { id: number }) => booking.id === id);
    if (row) return row.money;
  }
  throw new Error(`booking ${id} is on no list`);
}

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.at = thursdayMorning;
});

test('a deposit stands beside the visit it was paid for, the whole price as well, and what is due beside others', async () => {
  const [deposit, whole, none] = [await paid(), await paid(cards.paid, 6000), freshDate()];
  const { id } = await bookPaid(world, cleo, ada, { date: none, dueNow: 0 });
  expect(await moneyIn(deposit.id)).toEqual({
    state: 'deposit_paid',
    total: 6000,
    paid: 2000,
    left: 4000,
    feeOpen: 0,
    ways: ['card'],
  });
  expect(await moneyIn(whole.id)).toMatchObject({ state: 'paid', total: 6000, paid: 6000, left: 0 });
  expect(await moneyIn(id)).toMatchObject({ state: 'due', total: 6000, paid: 0, left: 6000, feeOpen: 0, ways: [] });
});

test('a fee is open until it is paid, and a deposit counts towards it', async () => {
  const { id, date } = await paid(cards.paid, 1000);
  world.clock.at = Date.parse(date) - 3_600_000;
  await cleo.post(`/api/bookings/${id}/cancel`);
  await settleAll(world);
  expect(await moneyIn(id)).toMatchObject({ state: 'due', total: 3000, paid: 1000, feeOpen: 2000 });
  await payBooking(cleo, id, { more: {} });
  await settleAll(world);
  expect(await moneyIn(id)).toMatchObject({ state: 'paid', total: 3000, paid: 3000, feeOpen: 0 });
});

test('what a bank decides about is no open fee meanwhile', async () => {
  const { id, date } = await paid(cards.disputed, 1000, '2026-11-27T10:00:00Z');
  world.clock.at = Date.parse(date) - 3_600_000;
  await cleo.post(`/api/bookings/${id}/cancel`);
  await settleAll(world);
  expect(await moneyIn(id)).toMatchObject({ state: 'due', total: 3000, paid: 0, feeOpen: 2000 });
  await decideDisputes(world, id, false);
  await settleAll(world);
  expect(await moneyIn(id)).toMatchObject({ state: 'due', total: 3000, paid: 0, feeOpen: 3000 });
});

test('a tip is nobody’s debt and no part of what the visit cost', async () => {
  const { id, date } = await paid(cards.paid, 6000);
  world.clock.at = Date.parse(date) + 24 * 3_600_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await payBooking(cleo, id, { more: { tip: 500 } });
  await settleAll(world);
  expect(await moneyIn(id)).toMatchObject({ state: 'paid', total: 6000, paid: 6000, left: 0 });
});

test('what is given back comes from the price, and from the tip only where nothing else is left', async () => {
  const { id, date } = await paid(cards.paid, 6000);
  world.clock.at = Date.parse(date) + 24 * 3_600_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await payBooking(cleo, id, { more: { tip: 500 } });
  await settleAll(world);
  await giveBack(ada, id, 400);
  await giveBack(ada, id, 5_700);
  await settleAll(world);
  const back = await world.app.database.run(
    `SELECT purpose, refunds.amount FROM refunds JOIN payments ON payments.id = payment_id
      WHERE booking_id = $1 ORDER BY refunds.id`,
    [id],
  );
  expect(back).toEqual([
    { purpose: 'deposit', amount: 400 },
    { purpose: 'deposit', amount: 5600 },
    { purpose: 'tip', amount: 100 },
  ]);
});

test('whoever booked reads the same in their own list', async () => {
  const { id } = await paid();
  expect(await moneyIn(id, cleo, 'client')).toEqual(await moneyIn(id));
  expect(await moneyIn(id)).toMatchObject({ paid: 2000 });
});

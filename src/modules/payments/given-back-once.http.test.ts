import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookPaid, checkLedger, giveBack, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A press that comes twice gives back once: what whoever presses saw decides.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 9;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

async function paid(): Promise<number> {
  const { id } = await bookPaid(world, cleo, ada, { date: `2026-12-${(day += 1)}T10:00:00Z` });
  await payBooking(cleo, id);
  await settleAll(world);
  return id;
}

test('pressed twice at once, or again because the answer was lost, it goes back once', async () => {
  const id = await paid();
  const back = () =>
    ada.post(`/api/bookings/${id}/refunds`, { amount: 1000, expectedReturnable: 2000, reason: 'Bring a friend.' });
  const both = await Promise.all([back(), back()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = await back();
  expect([again.status, again.body.code]).toEqual([409, 'money_changed']);
  expect(again.body.message).toMatch(/may have gone back already/);
  await settleAll(world);
  expect((await back()).body.code).toBe('money_changed');
  expect(await moneyOf(ada, id)).toMatchObject({ returnable: 1000, refunds: [{ amount: 1000, status: 'done' }] });
  // Whoever looks again may give as much once more.
  expect((await giveBack(ada, id, 1000)).status).toBe(200);
  await settleAll(world);
  expect(await moneyOf(ada, id)).toMatchObject({
    returnable: 0,
    paid: 0,
    refunds: [{ amount: 1000 }, { amount: 1000 }],
  });
  expect(await checkLedger(world)).toEqual([]);
});

test('who does not say what they saw gives nothing back', async () => {
  const id = await paid();
  const refused = await ada.post(`/api/bookings/${id}/refunds`, { amount: 1000, reason: 'Bring a friend.' });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
  expect(await moneyOf(ada, id)).toMatchObject({ returnable: 2000, refunds: [] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookPaid, checkLedger, moneyOf, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { givePlan } from '#tests/support/studio.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A fee for a no-show follows what becomes of the no-show: it stays where that is kept, and goes back where it is taken back.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  await givePlan(world, ada);
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

/** A visit of 60.00 with a deposit of 20.00 whose client did not come, paid the rest of the fee, and contests it. */
async function contested(): Promise<number> {
  const date = `2026-12-${String((day += 2)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id);
  await settleAll(world);
  world.clock.at = Date.parse(date) + 7_200_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'no_show' });
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6000, paid: 2000, due: 4000 });
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 6000, due: 0 });
  await cleo.post(`/api/bookings/${id}/no-show/contest`, { statement: 'You had closed.' });
  return id;
}

test('a fee that was paid goes back when the no-show is taken back; the deposit counts towards the visit', async () => {
  const id = await contested();
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 6000,
    paid: 2000,
    due: 4000,
    refunds: [{ amount: 4000, status: 'done' }],
  });
  expect((await cleo.get('/api/notifications')).body.map(({ sentence }: any) => sentence)).toContain(
    '$40 for Cut is on its way back to your card. Banks take up to 10 working days.',
  );
  expect(await checkLedger(world)).toEqual([]);
});

test('a fee stays where the no-show is kept', async () => {
  const id = await contested();
  await ada.post(`/api/bookings/${id}/no-show/keep`);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6000, paid: 6000, due: 0, refunds: [] });
  expect(await checkLedger(world)).toEqual([]);
});

test('what was paid for the visit itself before it was marked as missed is not taken for a fee', async () => {
  const date = `2026-12-${String((day += 2)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id);
  await settleAll(world);
  world.clock.at = Date.parse(date) + 7_200_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await payBooking(cleo, id);
  await settleAll(world);
  world.clock.at += 60_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'no_show' });
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 6000, due: 0, refunds: [] });
});

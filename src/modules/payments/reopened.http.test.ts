import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookPaid, checkLedger, markPaid, moneyOf, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A visit that is marked as completed before it began, and put back.

let world: World;
let cleo: Visitor;
beforeAll(async () => {
  world = await createWorld();
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('what was paid here stays paid, and nothing was paid at a visit that is still to come', async () => {
  const ada = await paidArtist(world, 'ada');
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-10T10:00:00Z', dueNow: 2000 });
  await payBooking(cleo, id);
  await settleAll(world);
  const before = await moneyOf(cleo, id);
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  await markPaid(ada, id);
  expect(await moneyOf(cleo, id)).toMatchObject({ due: 0 });
  expect((await ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' })).status).toBe(200);
  await settleAll(world);
  const { total, paid, due } = before;
  expect(due).toBeGreaterThan(0);
  expect(await moneyOf(cleo, id)).toMatchObject({ total, paid, due });
  expect(await checkLedger(world)).toEqual([]);
});

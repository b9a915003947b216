import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToPay,
  bookPaid,
  checkLedger,
  giveBack,
  moneyOf,
  payBooking,
  paidArtist,
  settleAll,
} from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

const book = (day: number) => bookPaid(world, cleo, ada, { date: `2026-12-${day}T10:00:00Z` });

test('once payouts are disconnected what was paid stays and goes back; who was sent to pay may finish, nobody else', async () => {
  const [paid, paying, late] = [await book(14), await book(15), await book(16)];
  for (const { id } of [paid, late]) await payBooking(cleo, id);
  await settleAll(world);
  await ada.delete('/api/payouts');
  expect(await moneyOf(cleo, paid.id)).toMatchObject({ paid: 2000, due: 4000, payable: null });
  expect((await askToPay(cleo, paid.id, {})).body.code).toBe('no_online_payment');

  expect(await moneyOf(cleo, paying.id)).toMatchObject({ payable: { purpose: 'deposit', amount: 2000 } });
  expect(await payBooking(cleo, paying.id)).toBe('done');
  await settleAll(world);
  expect((await cleo.get(`/api/bookings/${paying.id}`)).body.status).toBe('confirmed');

  await giveBack(ada, paid.id, 500);
  await ada.post(`/api/bookings/${paying.id}/cancel`);
  await settleAll(world);
  expect(await moneyOf(cleo, paid.id)).toMatchObject({ paid: 1500, refunds: [{ status: 'done' }] });
  expect(await moneyOf(cleo, paying.id)).toMatchObject({ paid: 0, due: 0 });

  // A fee that nobody can pay here is between the two of them.
  await world.app.database.run(
    `UPDATE bookings SET policy = policy || '{"freeCancellationMinutes": 43200}' WHERE id = $1`,
    [late.id],
  );
  await cleo.post(`/api/bookings/${late.id}/cancel`);
  expect(await moneyOf(cleo, late.id)).toMatchObject({ due: 1000, payable: null });
  expect(await world.app.database.run(`SELECT id FROM mails WHERE kind = 'payment.fee'`)).toEqual([]);
  expect(await checkLedger(world)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToPay, bookPaid, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What is less than the payment service takes is paid in person, and is offered and refused as that.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('a rest that is too little to be paid here is not offered, and asked for it is said to be paid in person', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-10T10:00:00Z', dueNow: 5960 });
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ due: 40, payable: null });
  const refused = await askToPay(cleo, id, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'too_little_to_pay']);
  expect(refused.body.message).toBe('What is left is too little to be paid here. It is paid in person.');
  const enough = await bookPaid(world, cleo, ada, { date: '2026-12-10T12:00:00Z', dueNow: 5950 });
  await payBooking(cleo, enough.id);
  await settleAll(world);
  expect(await moneyOf(cleo, enough.id)).toMatchObject({ payable: { purpose: 'rest', amount: 50 } });
  expect(await payBooking(cleo, enough.id, { more: {} })).toBe('done');
});

test('nobody is told to pay a fee here that is too little for it', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-11T10:00:00Z', dueNow: 0 });
  await world.app.database.run(
    `UPDATE bookings SET total = 80, policy = policy || '{"freeCancellationMinutes": 43200}' WHERE id = $1`,
    [id],
  );
  await cleo.post(`/api/bookings/${id}/cancel`);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 40, due: 40, payable: null });
  expect((await askToPay(cleo, id, {})).body.code).toBe('too_little_to_pay');
  const told = await world.app.database.run(`SELECT FROM mails WHERE kind = 'payment.fee' AND booking_id = $1`, [id]);
  expect(told).toEqual([]);
});

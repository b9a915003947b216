import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookPaid, moneyOf, paidArtist } from '#tests/support/money.ts';
import { createWorld, thursdayMorning, type Answer, type Visitor, type World } from '#tests/support/world.ts';

// Nobody owes a fee for cancelling that they were not told of.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;

const hour = 3_600_000;
const fee = (amount: number) => ({ amount, currency: 'USD' });
const book = (date: string, more: object = {}, who = cleo) => bookPaid(world, who, ada, { date, dueNow: 0, more });
const cancel = (id: number, body: object) => cleo.post(`/api/bookings/${id}/cancel`, body);
const statusOf = async (id: number) => (await ada.get(`/api/bookings/${id}`)).body.status;
const version = async (id: number) => (await ada.get(`/api/bookings/${id}`)).body.version;
const refused = (amount: number) => ({ status: 409, body: { code: 'fee_changed', cancelFee: fee(amount) } });

/** Lets the fee of a visit begin before somebody presses. */
async function lateMeanwhile(start: string, press: () => Promise<Answer>): Promise<Answer> {
  world.clock.at = Date.parse(start) - 24 * hour + 60_000;
  return press();
}

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('a fee that began since it was looked at is said, and nothing is cancelled before it is agreed to', async () => {
  const start = '2026-11-28T10:00:00Z';
  const { id } = await book(start);
  expect(await moneyOf(cleo, id)).toMatchObject({ cancelFee: 0, currency: 'USD' });
  const answer = await lateMeanwhile(start, () => cancel(id, { expectedFee: fee(0) }));
  expect(answer).toMatchObject(refused(3000));
  expect(answer.body.message).toBe('Cancelling costs $30 by now. Nothing is cancelled yet.');
  expect(await cancel(id, { expectedFee: null })).toMatchObject(refused(3000));
  expect(await cancel(id, { expectedFee: { amount: 3000, currency: 'EUR' } })).toMatchObject(refused(3000));
  expect([await statusOf(id), (await moneyOf(cleo, id)).due]).toEqual(['confirmed', 6000]);
  expect((await cancel(id, { expectedFee: answer.body.cancelFee })).body.status).toBe('cancelled');
  expect(await moneyOf(cleo, id)).toMatchObject({ due: 3000 });
  world.clock.at = thursdayMorning;
});

test('a fee that is gone since the visit was moved is said, too', async () => {
  const { id } = await book('2026-11-26T15:00:00Z');
  const to = { date: '2026-12-03T15:00:00Z', version: await version(id) };
  expect((await ada.patch(`/api/bookings/${id}`, to)).status).toBe(200);
  const answer = await cancel(id, { expectedFee: fee(3000) });
  expect(answer).toMatchObject(refused(0));
  expect(answer.body.message).toBe('Cancelling costs nothing any more. Nothing is cancelled yet.');
  expect((await cancel(id, { expectedFee: fee(0) })).status).toBe(200);
});

test('whoever sends no fee cancels as ever, and so does a professional, free of charge', async () => {
  const [one, two] = [await book('2026-11-26T11:00:00Z'), await book('2026-11-26T12:00:00Z')];
  expect((await cancel(one.id, {})).body.status).toBe('cancelled');
  expect(await moneyOf(cleo, one.id)).toMatchObject({ due: 3000 });
  expect((await ada.post(`/api/bookings/${two.id}/cancel`, { expectedFee: null })).body.status).toBe('cancelled');
  expect(await moneyOf(cleo, two.id)).toMatchObject({ due: 0 });
});

test('with a guest’s link it is the same', async () => {
  const start = '2026-11-29T10:00:00Z';
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await book(start, { guest }, world.nobody());
  const press = (body: object) => world.nobody().post(`/api/manage/${manageToken}/cancel`, body);
  expect(await lateMeanwhile(start, () => press({ expectedFee: fee(0) }))).toMatchObject(refused(3000));
  expect(await statusOf(id)).toBe('confirmed');
  expect((await press({ expectedFee: fee(3000) })).body.status).toBe('cancelled');
  world.clock.at = thursdayMorning;
});

test('of a series all fees count, and none of a visit that nobody has confirmed', async () => {
  const series = { isRecurring: true, recurringPattern: 'daily', recurringCount: 3 };
  const first = await book('2026-12-01T13:00:00Z', series);
  const [, second, third] = (await cleo.get(`/api/bookings/${first.id}`)).body.occurrences;
  await world.app.database.run(
    `UPDATE bookings SET policy = (SELECT policy FROM bookings WHERE id = $1) WHERE parent_booking_id = $1`,
    [first.id],
  );
  await world.app.database.run(`UPDATE bookings SET status = 'pending', expires_at = starts_at WHERE id = $1`, [
    third.id,
  ]);
  // All three are within the day before which cancelling is free, once policies are that long.
  await world.app.database.run(
    `UPDATE bookings SET policy = jsonb_set(policy, '{freeCancellationMinutes}', '20160')
      WHERE id = $1 OR parent_booking_id = $1`,
    [first.id],
  );
  expect(await cancel(first.id, { cancelAll: true, expectedFee: fee(3000) })).toMatchObject(refused(6000));
  expect(await cancel(first.id, { cancelAll: true, expectedFee: fee(9000) })).toMatchObject(refused(6000));
  expect((await cancel(first.id, { cancelAll: true, expectedFee: fee(6000) })).status).toBe(200);
  const due = async (id: number) => (await moneyOf(cleo, id)).due;
  expect([await due(first.id), await due(second.id), await due(third.id)]).toEqual([3000, 3000, 0]);
});

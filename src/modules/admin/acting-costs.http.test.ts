import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { bookPaid, moneyOf, paidArtist, policy } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Max looks after the installation and is signed in as somebody: nobody shall owe a fee by what he does there.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;

const hour = 3_600_000;
const soon = '2026-11-26T12:00:00Z';
const later = '2026-12-10T12:00:00Z';
const book = (date: string, more: object = {}) => bookPaid(world, cleo, ada, { date, dueNow: 0, more });
const be = (who: Visitor) => max.post(`/api/admin/users/${who.id}/session`, { reason: 'They asked for help' });
const stop = () => max.post('/api/acting/stop');
const statusOf = async (id: number) => (await cleo.get(`/api/bookings/${id}`)).body.status;
const refusedIn = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const notYours = [403, 'fee_not_yours'];

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

test('as a client: cancelling late is refused in words, cancelling in time goes on', async () => {
  const [late, inTime] = [await book(soon), await book(later)];
  await be(cleo);
  const refused = await max.post(`/api/bookings/${late.id}/cancel`);
  expect(refusedIn(refused)).toEqual(notYours);
  expect(refused.body.message).toContain('The client would owe a fee');
  expect((await max.post(`/api/bookings/${inTime.id}/cancel`)).body.status).toBe('cancelled');
  await stop();
  expect([await statusOf(late.id), await moneyOf(cleo, late.id)]).toMatchObject(['confirmed', { cancelFee: 3000 }]);
  // They themselves still may, and owe it.
  await cleo.post(`/api/bookings/${late.id}/cancel`);
  expect(await moneyOf(cleo, late.id)).toMatchObject({ due: 3000 });
});

test('as a client: a whole series is refused when one of its visits would cost something', async () => {
  const first = await book('2026-12-01T12:00:00Z', {
    isRecurring: true,
    recurringPattern: 'weekly',
    recurringCount: 2,
  });
  await world.app.database.run('UPDATE bookings SET policy = $2 WHERE parent_booking_id = $1', [
    first.id,
    JSON.stringify({ ...policy, freeCancellationMinutes: 43_200 }),
  ]);
  await be(cleo);
  expect(refusedIn(await max.post(`/api/bookings/${first.id}/cancel`, { cancelAll: true }))).toEqual(notYours);
  await stop();
  expect(await statusOf(first.id)).toBe('confirmed');
});

test('as a professional: cancelling is free to the client and goes on, a charged no-show does not', async () => {
  const [late, missed] = [await book('2026-11-26T14:00:00Z'), await book('2026-11-26T15:00:00Z')];
  const mark = (who: Visitor, id: number) => who.patch(`/api/bookings/${id}/status`, { status: 'no_show' });
  await be(ada);
  expect((await max.post(`/api/bookings/${late.id}/cancel`)).body.status).toBe('cancelled');
  await stop();
  world.clock.at += 8 * hour;
  await be(ada);
  expect(refusedIn(await mark(max, missed.id))).toEqual(notYours);
  await stop();
  expect((await mark(ada, missed.id)).body.status).toBe('no_show');
  expect(await moneyOf(cleo, missed.id)).toMatchObject({ due: 6000 });
});

test('as a professional: a no-show that costs nothing may be marked', async () => {
  const free = await book('2026-11-27T10:00:00Z');
  await world.app.database.run('UPDATE bookings SET policy = $2 WHERE id = $1', [
    free.id,
    JSON.stringify({ ...policy, noShowPercent: 0 }),
  ]);
  world.clock.at += 24 * hour;
  await be(ada);
  expect((await max.patch(`/api/bookings/${free.id}/status`, { status: 'no_show' })).body.status).toBe('no_show');
});

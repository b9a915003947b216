import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger, moneyOf, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A visit that is paid in advance becomes one of more, or of less.

let world: World;
let cleo: Visitor;
beforeAll(async () => {
  world = await createWorld();
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('what is added is due, and what was paid above the new price goes back', async () => {
  const ada = await paidArtist(world, 'ada', { autoConfirm: true });
  const half = { prepay: 'deposit', depositAmount: null, depositPercent: 50, prepayFor: 'everyone' };
  await ada.patch(`/api/services/${ada.serviceId}`, { price: 8000, advance: half });
  const { currency } = (await ada.get(`/api/users/${ada.id}/services`)).body[0];
  const wash = await offer(ada, { name: 'Wash', duration: 15, price: 1000, currency });
  const trim = await offer(ada, { name: 'Trim', duration: 15, price: 2500, currency });
  const wish = { artistId: ada.id, serviceId: ada.serviceId, date: '2026-12-07T10:00:00Z' };
  const { body: booked } = await cleo.post('/api/bookings', wish);
  await payBooking(cleo, booked.id);
  await settleAll(world);
  const change = async (serviceId: number, additionIds: number[]) => {
    const { version } = (await ada.get(`/api/bookings/${booked.id}`)).body;
    const { status } = await ada.put(`/api/bookings/${booked.id}/services`, { serviceId, additionIds, version });
    expect(status).toBe(200);
    await settleAll(world);
    return moneyOf(cleo, booked.id);
  };
  expect(await moneyOf(cleo, booked.id)).toMatchObject({ total: 8000, paid: 4000, due: 4000 });
  expect(await change(ada.serviceId, [wash])).toMatchObject({ total: 9000, paid: 4000, due: 5000 });
  expect(await change(trim, [])).toMatchObject({ total: 2500, paid: 2500, due: 0 });
  expect(await checkLedger(world)).toEqual([]);
});

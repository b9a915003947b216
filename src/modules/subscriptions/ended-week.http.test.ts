import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribe } from '#tests/support/paying.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { grace } from '#tests/support/studio.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Ada's free week is over. What is new closes, and nothing else.

const day = 86_400_000;

let world: World;
let ada: Visitor;
let cleo: Visitor;
let serviceId: number;
let bookedId: number;
let draftId: number;

const book = (date: string, more: object = {}, who = cleo) =>
  who.post('/api/bookings', { artistId: ada.id, serviceId, date, ...more });
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const slots = async () => {
  const asked = `?serviceId=${serviceId}&from=2026-12-07&to=2026-12-11`;
  const { body } = await world.nobody().get(`/api/users/${ada.id}/slots${asked}`);
  return body.days.flatMap((each: { slots: string[] }) => each.slots).length;
};

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { profession: 'Braider' });
  cleo = await world.person('cleo');
  await openHours(ada, { autoConfirm: true });
  serviceId = await offer(ada);
  draftId = (await ada.post('/api/services', { name: 'Draft', duration: 30, price: 100, published: false })).body.id;
  bookedId = (await book('2026-12-08T10:00:00Z')).body.id;
});
afterAll(() => world.close());

test('before the week is over everything can be booked, also as a series', async () => {
  expect(await slots()).toBeGreaterThan(10);
  const { body } = await world.nobody().get(`/api/users/${ada.id}/availability`);
  expect([body.takesBookings, body.takesSeries]).toEqual([undefined, undefined]);
});

test('after it nobody gets a new time on her page, whichever way they ask', async () => {
  world.clock.at += 8 * day;
  expect(await slots()).toBe(0);
  expect((await world.nobody().get(`/api/users/${ada.id}/availability`)).body.takesBookings).toBe(false);
  const closed = [409, 'no_new_bookings'];
  const date = '2026-12-09T10:00:00Z';
  expect(refusal(await book(date))).toEqual(closed);
  expect(refusal(await book(date, { guest: grace }, world.nobody()))).toEqual(closed);
  expect(refusal(await book(date, { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 }))).toEqual(
    closed,
  );
  expect(refusal(await world.nobody().post('/api/holds', { artistId: ada.id, serviceId, date }))).toEqual(closed);
  const { body } = await cleo.get('/api/users?free=2026-12-09T08:00:00Z/2026-12-09T18:00:00Z');
  expect(body.map(({ id }: { id: number }) => id)).not.toContain(ada.id);
});

test('she herself is told what to do, when she writes somebody in, publishes, or asks why nothing is free', async () => {
  const why = await ada.get(`/api/users/${ada.id}/slots/why?serviceId=${serviceId}&at=2026-12-09T10:00:00Z`);
  expect(why.body).toMatchObject({ offered: false, rule: 'plan_ended' });
  const needed = [409, 'plan_needed'];
  const written = await ada.post('/api/calendar/bookings', { serviceId, date: '2026-12-09T10:00:00Z', guest: grace });
  expect(refusal(written)).toEqual(needed);
  expect(refusal(await ada.post('/api/services', { name: 'New', duration: 30, price: 100 }))).toEqual(needed);
  expect(refusal(await ada.patch(`/api/services/${draftId}`, { published: true }))).toEqual(needed);
  expect((await ada.post('/api/services', { name: 'New', duration: 30, price: 100, published: false })).status).toBe(
    201,
  );
});

test('what is booked and published stays, and can be read, moved, changed, cancelled and taken along', async () => {
  expect((await world.nobody().get(`/api/users/${ada.id}/services`)).body).toHaveLength(1);
  const booking = (await cleo.get(`/api/bookings/${bookedId}`)).body;
  expect(booking.status).toBe('confirmed');
  const moved = await cleo.patch(`/api/bookings/${bookedId}`, {
    date: '2026-12-08T12:00:00Z',
    version: booking.version,
  });
  expect(moved.status).toBe(200);
  expect((await ada.patch(`/api/services/${serviceId}`, { price: 200, published: true })).status).toBe(200);
  expect((await ada.patch(`/api/bookings/${bookedId}/status`, { status: 'completed' })).status).toBe(200);
  await ada.post('/api/password/confirm', { password: 'six-or-more' });
  expect((await ada.post('/api/user/exports')).status).toBe(201);
});

test('who only books needs no plan, ever', async () => {
  world.clock.at += 15 * day;
  const bea = await world.person('bea', { profession: 'Barber' });
  await openHours(bea, { autoConfirm: true });
  const other = await offer(bea);
  const date = new Date(world.clock.at + 5 * day).toISOString().slice(0, 10);
  const wish = { artistId: bea.id, serviceId: other, date: `${date}T10:00:00Z` };
  expect((await cleo.post('/api/bookings', wish)).status).toBe(201);
  expect((await cleo.get('/api/subscription')).body).toMatchObject({
    standing: 'trial',
    open: true,
    trialEndsAt: null,
  });
  world.clock.at -= 15 * day;
});

test('with Basic everything opens but series, with Premium those, too', async () => {
  await subscribe(world, ada, 'basic');
  expect(await slots()).toBeGreaterThan(10);
  const { body: hours } = await world.nobody().get(`/api/users/${ada.id}/availability`);
  expect([hours.takesBookings, hours.takesSeries]).toEqual([undefined, false]);
  expect((await book('2026-12-09T10:00:00Z')).status).toBe(201);
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
  expect(refusal(await book('2026-12-10T10:00:00Z', series))).toEqual([409, 'no_series']);
  const regular = { serviceId, date: '2026-12-10T10:00:00Z', guest: { fullName: 'Rosalind' }, ...series };
  expect(refusal(await ada.post('/api/calendar/bookings', regular))).toEqual([409, 'series_plan_needed']);
  expect((await ada.patch(`/api/services/${draftId}`, { published: true })).status).toBe(200);
  await ada.put('/api/subscription', { tier: 'premium' });
  world.clock.at += 32 * day;
  await world.runJob('payments.sandbox');
  const later = new Date(world.clock.at + 5 * day).toISOString().slice(0, 10);
  expect((await book(`${later}T10:00:00Z`, series)).status).toBe(201);
});

test('where plans are free nothing ever closes', async () => {
  const free = await createWorld({ ULI_PLANS: 'free' });
  const dora = await free.person('dora', { profession: 'Barber' });
  await openHours(dora);
  const service = await offer(dora);
  free.clock.at += 20 * day;
  await dora.get('/api/user');
  free.clock.at += 10 * day;
  const client = await free.person('eve');
  const wish = { artistId: dora.id, serviceId: service, date: '2026-12-29T10:00:00Z' };
  expect((await client.post('/api/bookings', wish)).status).toBe(201);
  expect((await dora.post('/api/services', { name: 'New', duration: 30, price: 100 })).status).toBe(201);
  expect((await dora.get('/api/subscription')).body).toMatchObject({ plans: 'free', open: true });
  expect(refusal(await dora.post('/api/subscription/checkout', { tier: 'basic' }))).toEqual([409, 'plans_free']);
  await free.runJob('subscriptions.letters');
  expect(await free.app.database.run(`SELECT id FROM mails WHERE kind LIKE 'plan.%'`)).toEqual([]);
  await free.close();
});

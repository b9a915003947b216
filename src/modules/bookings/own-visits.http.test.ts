import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createStudio, givePlan, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Cleo takes bookings as well, and is a client of Ada's. While she is in Ada's chair nobody can book her.

let studio: Studio;
let cleo: Visitor;
let cleosCut: number;
let next = 0;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  cleo = studio.cleo;
  await openHours(cleo, { autoConfirm: true });
  cleosCut = await offer(cleo);
  await givePlan(studio, cleo);
});
afterAll(() => studio.close());

/** A day of its own for each test. */
const freshDay = () => new Date(Date.UTC(2026, 11, 8 + next++)).toISOString().slice(0, 10);
const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** The hours at which Cleo can be booked on a day. */
async function freeHours(day: string, who = cleo, serviceId = cleosCut): Promise<number[]> {
  const slots = await slotsOf(studio.nobody(), who.id, { serviceId, from: day, to: day });
  return slots.map((slot) => new Date(slot).getUTCHours());
}

const bookCleo = (day: string, hour: number, who = studio.nobody()) =>
  who.post('/api/bookings', {
    artistId: cleo.id,
    serviceId: cleosCut,
    date: at(day, hour),
    guest: { fullName: 'Grace Hopper', email: 'grace@example.com' },
  });

test('a visit of one’s own takes one’s time, and follows its moves until it is off', async () => {
  const day = freshDay();
  const { body: visit } = await studio.book(cleo, at(day, 11));
  expect(await freeHours(day)).toEqual([9, 10, 12, 13, 14, 15, 16]);
  const refused = await bookCleo(day, 11);
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
  const { version } = (await cleo.get(`/api/bookings/${visit.id}`)).body;
  const moved = await cleo.patch(`/api/bookings/${visit.id}`, { date: at(day, 14), version });
  expect(moved.status).toBe(200);
  expect(await freeHours(day)).toEqual([9, 10, 11, 12, 13, 15, 16]);
  await cleo.post(`/api/bookings/${visit.id}/cancel`);
  expect(await freeHours(day)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
});

test('who asks how come reads that the time is taken', async () => {
  const day = freshDay();
  await studio.book(cleo, at(day, 11));
  const { body } = await cleo.get(`/api/users/${cleo.id}/slots/why?serviceId=${cleosCut}&at=${at(day, 11)}`);
  expect(body).toMatchObject({ rule: 'taken' });
});

test('a request takes one’s time until it lapses', async () => {
  const dora = await studio.person('dora');
  await openHours(dora, { autoConfirm: false });
  await givePlan(studio, dora);
  const day = freshDay();
  const wish = { artistId: dora.id, serviceId: await offer(dora), date: at(day, 10) };
  expect((await cleo.post('/api/bookings', wish)).body.status).toBe('pending');
  expect(await freeHours(day)).not.toContain(10);
  const before = studio.clock.at;
  studio.clock.at += 25 * 3_600_000;
  expect(await freeHours(day)).toContain(10);
  studio.clock.at = before;
});

test('one may book somebody while a client of one’s own comes: whose time is meant is one’s own affair', async () => {
  const day = freshDay();
  const client = await bookCleo(day, 10);
  expect(client.status).toBe(201);
  expect((await studio.book(cleo, at(day, 10))).status).toBe(201);
  // Neither of the two stands in the way of what is done with the other.
  const manage = `/api/manage/${client.body.manageToken}`;
  const moved = await studio.nobody().post(`${manage}/move`, { date: at(day, 13), version: 1 });
  expect(moved.status).toBe(200);
  expect(await freeHours(day)).toEqual([9, 11, 12, 14, 15, 16]);
  const blocked = await cleo.post('/api/calendar/blocks', { start: at(day, 10), end: at(day, 11) });
  expect(blocked.status).toBe(201);
});

test('what somebody booked before they took bookings counts from their first hours on', async () => {
  const finn = await studio.person('finn');
  const day = freshDay();
  await studio.book(finn, at(day, 12));
  await openHours(finn);
  await givePlan(studio, finn);
  expect(await freeHours(day, finn, await offer(finn))).toEqual([9, 10, 11, 13, 14, 15, 16]);
});

test('a guest’s visit takes the time of whoever it becomes a visit of', async () => {
  const day = freshDay();
  const { body } = await studio.bookAsGuest(at(day, 15));
  expect(await freeHours(day)).toContain(15);
  await cleo.post(`/api/manage/${body.manageToken}/claim`);
  expect(await freeHours(day)).not.toContain(15);
});

test('each visit of a series takes its time', async () => {
  const [day, later] = ['2027-02-02', '2027-02-09'];
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
  expect((await studio.book(cleo, at(day, 9), series)).status).toBe(201);
  expect(await freeHours(day)).not.toContain(9);
  expect(await freeHours(later)).not.toContain(9);
});

test('a professional puts a client over a visit of their own when they say so, and nobody else does', async () => {
  const day = freshDay();
  await studio.book(cleo, at(day, 10));
  const wish = { serviceId: cleosCut, date: at(day, 10), guest: { fullName: 'Tom' } };
  const asked = await cleo.post('/api/calendar/bookings', wish);
  expect([asked.status, asked.body.code]).toEqual([409, 'slot_taken']);
  expect((await cleo.post('/api/calendar/bookings', { ...wish, override: true })).status).toBe(201);
  // Another client is in the way of both.
  const twice = await cleo.post('/api/calendar/bookings', { ...wish, override: true });
  expect([twice.status, twice.body.code]).toEqual([409, 'slot_taken']);

  const later = (await cleo.post('/api/calendar/bookings', { ...wish, date: at(day, 14), override: true })).body;
  await studio.book(cleo, at(day, 15));
  const move = { date: at(day, 15), version: later.version };
  expect((await cleo.patch(`/api/bookings/${later.id}`, move)).status).toBe(409);
  expect((await cleo.patch(`/api/bookings/${later.id}`, { ...move, override: true })).status).toBe(200);
});

test('what was marked as done too early counts again, also where one is with somebody else then', async () => {
  const day = freshDay();
  const { body: client } = await bookCleo(day, 10);
  await studio.book(cleo, at(day, 10));
  const mark = (status: string) => cleo.patch(`/api/bookings/${client.id}/status`, { status });
  expect((await mark('completed')).status).toBe(200);
  expect((await mark('confirmed')).status).toBe(200);
});

test('a visit grows longer into one of one’s own, as one decides that oneself', async () => {
  const day = freshDay();
  const { body: client } = await bookCleo(day, 10);
  await studio.book(cleo, at(day, 11));
  const longer = await offer(cleo, { name: 'Cut and colour', duration: 120 });
  const { version } = (await cleo.get(`/api/bookings/${client.id}`)).body;
  const changed = await cleo.put(`/api/bookings/${client.id}/services`, {
    serviceId: longer,
    additionIds: [],
    version,
  });
  expect(changed.status).toBe(200);
});

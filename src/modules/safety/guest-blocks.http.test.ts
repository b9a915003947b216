import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

const block = (id: number, who = studio.ada) => who.post(`/api/bookings/${id}/block-guest`);
const asGuest = (date: string, guest: object) => studio.bookAsGuest(date, { guest: { fullName: 'Grace', ...guest } });
const listed = async () => (await studio.ada.get('/api/blocked-guests')).body;

test('a blocked guest cannot book, by address, phone number or account; existing bookings stay', async () => {
  const { body } = await studio.bookAsGuest('2026-12-01T10:00:00Z');
  expect((await block(body.id)).status).toBe(200);
  expect((await block(body.id)).status).toBe(200);
  expect(await listed()).toMatchObject([{ name: grace.fullName, email: grace.email, phone: grace.phone }]);
  const again = await asGuest('2026-12-01T12:00:00Z', { email: grace.email.toUpperCase() });
  expect([again.status, again.body.code, again.body.reason]).toEqual([409, 'slot_taken', 'taken']);
  const byPhone = { email: 'other@example.com', phone: '020 7946 0000' };
  expect((await asGuest('2026-12-01T12:00:00Z', byPhone)).status).toBe(409);
  const preview = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2026-12-01T12:00:00Z' };
  const guest = { fullName: 'Grace', email: grace.email };
  const { body: seen } = await studio.nobody().post('/api/bookings/preview', { ...preview, guest });
  // A check before booking would reveal to strangers whom an artist has blocked.
  expect(seen.occurrences[0]).toMatchObject({ free: true });
  const member = await studio.person('grace', { email: grace.email });
  expect((await studio.book(member, '2026-12-01T12:00:00Z')).status).toBe(409);
  // Others do.
  expect((await asGuest('2026-12-01T12:00:00Z', { email: 'hopper@example.com' })).status).toBe(201);
  expect((await studio.nobody().get(`/api/manage/${body.manageToken}`)).body.status).toBe('confirmed');
});

test('whom one takes back can book again', async () => {
  const [{ id }] = await listed();
  expect((await studio.cleo.delete(`/api/blocked-guests/${id}`)).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  expect((await studio.ada.delete(`/api/blocked-guests/${id}`)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await asGuest('2026-12-02T10:00:00Z', { email: grace.email })).status).toBe(201);
});

test('is for the artist of a visit, and of a guest who left something to know them by', async () => {
  const { body: members } = await studio.book(studio.cleo, '2026-12-03T10:00:00Z');
  expect((await block(members.id)).body.code).toBe('guest_unknown');
  expect((await block(members.id, studio.cleo)).status).toBe(403);
  const walkIn = { serviceId: studio.serviceId, date: '2026-12-03T12:00:00Z', guest: { fullName: 'Walk In' } };
  const { body: unknown } = await studio.ada.post('/api/calendar/bookings', walkIn);
  const refused = await block(unknown.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'guest_unknown']);
  expect(await listed()).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// L2: no request before booking reveals whom an artist has blocked.

let studio: Studio;
const date = '2026-12-01T12:00:00.000Z';
const blocked = { fullName: 'Grace', email: grace.email, phone: grace.phone };
const stranger = { fullName: 'Grace', email: 'somebody.else@example.com' };

beforeAll(async () => {
  studio = await createStudio();
  const { body } = await studio.bookAsGuest('2026-12-02T10:00:00Z');
  await studio.ada.post(`/api/bookings/${body.id}/block-guest`);
});
afterAll(() => studio.close());

const wish = (guest: object, more: object = {}) => ({
  artistId: studio.ada.id,
  serviceId: studio.serviceId,
  date,
  guest,
  ...more,
});

test.each([
  ['a preview', '/api/bookings/preview', {}],
  [
    'a preview of a series',
    '/api/bookings/preview',
    { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 },
  ],
  ['a hold', '/api/holds', {}],
])('%s is the same for a guest who is blocked and one who is not', async (_, path, more) => {
  const answers = [];
  for (const guest of [blocked, stranger]) {
    const who = studio.nobody();
    const { status, body } = await who.post(path, wish(guest, more));
    answers.push({ status, body: { ...body, id: undefined } });
    if (body.id) await who.delete(`/api/holds/${body.id}`);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('booking gives a blocked client the same answer as when no time nearby is free', async () => {
  const { status, body } = await studio.nobody().post('/api/bookings', wish(blocked));
  expect([status, body.code, body.reason, body.alternatives]).toEqual([409, 'slot_taken', 'taken', []]);
  expect((await studio.nobody().post('/api/bookings', wish(stranger))).status).toBe(201);
});

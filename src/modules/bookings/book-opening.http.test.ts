import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHours } from '#tests/support/schedule.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ minNotice: 24 * 60 });
});
afterAll(() => studio.close());
beforeEach(async () => {
  await studio.app.database.run('UPDATE openings SET withdrawn_at = now() WHERE withdrawn_at IS NULL');
  await studio.app.database.run(`DELETE FROM bookings`);
});

const evening = '2026-11-26T19:40:00.000Z';
const offered = async (date = evening, percent: number | null = 20) =>
  (await studio.ada.post('/api/openings', { serviceId: studio.serviceId, date, percent, override: true })).body
    .id as number;
const book = (openingId: number, more: object = {}, date = evening) =>
  studio.book(studio.cleo, date, { openingId, ...more });

test('an opening is booked within the notice, off the starts and outside the hours, and its discount stays', async () => {
  expect((await studio.book(studio.cleo, evening)).status).toBe(400);
  const openingId = await offered();
  const { status, body } = await book(openingId, { expectedTotal: 4800 });
  expect(status).toBe(201);
  expect(body).toMatchObject({ total: 4800, discount: 1200, offerTitle: 'Last-minute offer', date: evening });
  await studio.ada.delete(`/api/openings/${openingId}`);
  expect((await studio.cleo.get(`/api/bookings/${body.id}`)).body).toMatchObject({
    total: 4800,
    offerTitle: 'Last-minute offer',
  });
});

test('whoever offered the time has said yes to it, also where they confirm everything else', async () => {
  await openHours(studio.ada, { minNotice: 24 * 60, autoConfirm: false });
  const openingId = await offered();
  const { body } = await book(openingId);
  expect(body).toMatchObject({ status: 'confirmed', expiresAt: null });
  const usual = await studio.book(studio.cleo, '2026-11-27T10:00:00.000Z');
  expect(usual.body.status).toBe('pending');
  await openHours(studio.ada, { minNotice: 24 * 60 });
});

test('a guest books it, too, and the preview and the hold say the same before', async () => {
  const openingId = await offered();
  const guest = studio.nobody();
  const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: evening, openingId };
  const preview = await guest.post('/api/bookings/preview', wish);
  expect(preview.body).toMatchObject({ price: 6000, discount: 1200, total: 4800, offerTitle: 'Last-minute offer' });
  expect(preview.body.occurrences).toMatchObject([{ free: true }]);
  expect((await guest.post('/api/holds', { ...wish, openingId: undefined })).status).toBe(400);
  expect((await guest.post('/api/holds', wish)).status).toBe(201);
  expect((await guest.post('/api/bookings', { ...wish, guest: grace })).body).toMatchObject({ total: 4800 });
});

test('somebody who only looks keeps its time, and it stays in sight', async () => {
  const openingId = await offered();
  const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: evening, openingId };
  await studio.nobody().post('/api/holds', wish);
  expect((await studio.cleo.get(`/api/users/${studio.ada.id}/openings`)).body).toHaveLength(1);
  expect((await book(openingId)).body.code).toBe('slot_taken');
  await studio.app.database.run('DELETE FROM holds');
});

test('two people at two processes at once: one has it, the other reads that the time is taken', async () => {
  const openingId = await offered();
  const second = openSecondProcess(studio);
  const body = JSON.stringify({
    artistId: studio.ada.id,
    serviceId: studio.serviceId,
    date: evening,
    openingId,
    guest: grace,
  });
  const send = (api: Studio['api']) =>
    api.request('http://uli.test/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const answers = await Promise.all([studio.api, second.api, studio.api, second.api].map(send));
  await second.close();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('the same request twice books once', async () => {
  const openingId = await offered();
  const wish = { openingId };
  const key = { 'Idempotency-Key': 'once' };
  const [one, other] = await Promise.all([
    studio.book(studio.cleo, evening, wish, key),
    studio.book(studio.cleo, evening, wish, key),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body.id).toBe(other.body.id);
});

test('one that was taken back, or is of another time, permits nothing and takes nothing off', async () => {
  const openingId = await offered();
  await studio.ada.delete(`/api/openings/${openingId}`);
  const refused = await book(openingId);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'slot_taken', reason: 'taken', alternatives: expect.any(Array) });
  expect(refused.body.alternatives).not.toEqual([]);
  const standing = await offered();
  expect((await book(standing, {}, '2026-11-28T10:00:00Z')).status).toBe(409);
  expect((await book(standing, { date: '2026-11-26T19:50:00Z' })).status).toBe(409);
});

test('its price is for its time: its client does not move it, its artist may', async () => {
  const booked = (await book(await offered())).body;
  expect(booked.fixed).toBe('opening');
  const away = { date: '2026-12-01T12:00:00Z', version: booked.version };
  const refused = await studio.cleo.patch(`/api/bookings/${booked.id}`, away);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^This price is for this time only\./);
  expect((await studio.ada.patch(`/api/bookings/${booked.id}`, away)).body).toMatchObject({ total: 4800 });
});

test('the better of an offer and the opening counts, never both', async () => {
  const { body: offer } = await studio.ada.post('/api/offers', { title: 'Autumn', percent: 30, code: 'AUTUMN' });
  const openingId = await offered();
  const with30 = await book(openingId, { offerCode: 'autumn' });
  expect(with30.body).toMatchObject({ discount: 1800, offerTitle: 'Autumn' });
  await studio.cleo.post(`/api/bookings/${with30.body.id}/cancel`);
  await studio.ada.patch(`/api/offers/${offer.id}`, { percent: 10 });
  const with20 = await book(openingId, { offerCode: 'autumn' });
  expect(with20.body).toMatchObject({ discount: 1200, offerTitle: 'Last-minute offer' });
  const offers = (await studio.ada.get(`/api/users/${studio.ada.id}/offers?drafts=true`)).body;
  expect(offers).toMatchObject([{ uses: 0 }]);
  await studio.ada.delete(`/api/offers/${offer.id}`);
});

test('it is one visit, not a series', async () => {
  const openingId = await offered();
  const refused = await book(openingId, { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ openingId: 'An opening is for one visit. Book it without repeating.' });
});

test('whoever is blocked books none', async () => {
  const openingId = await offered();
  await studio.ada.post('/api/blocks', { blockedId: studio.cleo.id });
  expect((await book(openingId)).status).toBe(409);
  await studio.ada.delete(`/api/blocks/${studio.cleo.id}`);
});

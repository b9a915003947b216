import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

let studio: Studio;
let sid: Visitor;
beforeAll(async () => {
  studio = await createStudio();
  sid = await studio.person('sid');
});
afterAll(() => studio.close());
beforeEach(() => studio.owner.run('TRUNCATE blocks, mutes, reports'));

const slots = (who: Visitor) =>
  who.get(`/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=2026-12-01&to=2026-12-02`);
const report = (who: Visitor, more: object = {}) =>
  who.post('/api/reports', { subjectKind: 'user', subjectId: sid.id, reason: 'spam', ...more });

test('whom one blocks or mutes is listed, the latest first, until it is taken back', async () => {
  const { ada, cleo } = studio;
  for (const id of [cleo.id, sid.id, cleo.id]) {
    studio.clock.at += 1000;
    expect((await ada.post('/api/blocks', { blockedId: id })).body).toEqual({ blocked: true });
  }
  await ada.post('/api/mutes', { mutedId: sid.id });
  const { body, headers } = await ada.get('/api/blocks?limit=1');
  expect(body).toMatchObject([{ id: sid.id, username: 'sid', fullName: 'Sid' }]);
  const next = /<(.+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  expect((await ada.get(next!)).body).toMatchObject([{ id: cleo.id }]);
  expect((await ada.get('/api/mutes')).body).toMatchObject([{ id: sid.id }]);
  expect((await ada.delete(`/api/blocks/${sid.id}`)).body).toEqual({ blocked: false });
  expect((await ada.delete(`/api/blocks/${sid.id}`)).status).toBe(200);
  expect((await ada.get('/api/blocks')).body).toMatchObject([{ id: cleo.id }]);
});

test('nobody blocks themselves, or somebody who is not there', async () => {
  const { ada } = studio;
  expect(await ada.post('/api/blocks', { blockedId: ada.id })).toMatchObject({
    status: 400,
    body: { code: 'oneself' },
  });
  expect((await ada.post('/api/blocks', { blockedId: 999_999 })).status).toBe(404);
  expect((await ada.post('/api/mutes', { mutedId: 'sid' })).status).toBe(400);
  expect((await ada.delete('/api/mutes/0x1')).status).toBe(404);
  expect((await ada.get('/api/blocks?cursor=nonsense')).status).toBe(400);
});

test.each(['ada', 'cleo'] as const)('a block by %s closes booking in the words of a time that is taken', async (by) => {
  const { ada, cleo } = studio;
  const taken = { status: 409, body: { code: 'slot_taken', reason: 'taken', alternatives: [] } };
  expect((await slots(cleo)).body.days[0].slots).not.toEqual([]);
  await studio[by].post('/api/blocks', { blockedId: by === 'ada' ? cleo.id : ada.id });
  const listed = (await slots(cleo)).body;
  expect(listed.days).toEqual([
    { date: '2026-12-01', slots: [], times: [] },
    { date: '2026-12-02', slots: [], times: [] },
  ]);
  const wish = { artistId: ada.id, serviceId: studio.serviceId, date: '2026-12-01T10:00:00Z' };
  expect(await studio.book(cleo, wish.date)).toMatchObject(taken);
  expect(await cleo.post('/api/holds', wish)).toMatchObject(taken);
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
  const preview = await cleo.post('/api/bookings/preview', { ...wish, ...series });
  expect(preview.body.occurrences).toMatchObject([{ free: false, nearest: null }, { free: false }]);
  expect(await studio.book(cleo, wish.date, series)).toMatchObject(taken);
  expect((await slots(sid)).body.days[0].slots).not.toEqual([]);
});

test('who is blocked does not get in as a guest with the address of the account', async () => {
  const { ada, cleo } = studio;
  await ada.post('/api/blocks', { blockedId: cleo.id });
  const guest = { fullName: 'C', email: 'Cleo@Example.com' };
  expect((await studio.bookAsGuest('2026-12-01T10:00:00Z', { guest })).status).toBe(409);
  expect((await studio.bookAsGuest('2026-12-01T10:00:00Z')).status).toBe(201);
});

test('what was booked before a block stays booked', async () => {
  const { ada, cleo } = studio;
  const { body } = await studio.book(cleo, '2026-12-02T10:00:00Z');
  await ada.post('/api/blocks', { blockedId: cleo.id });
  expect((await cleo.get(`/api/bookings/${body.id}`)).body.status).toBe('pending');
  expect((await ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' })).status).toBe(200);
});

test('a report keeps the words as they were, and counts once while it is open', async () => {
  const { cleo } = studio;
  await sid.patch('/api/user', { bio: 'Cheap watches' });
  const first = await report(cleo, { note: ' Sells watches\r\nall day ' });
  expect(first).toMatchObject({ status: 201, body: { status: 'open', reason: 'spam' } });
  await sid.patch('/api/user', { bio: 'Nothing' });
  expect((await report(cleo, { reason: 'fake' })).body).toEqual(first.body);
  expect(await studio.app.database.run('SELECT note, excerpt, subject_user_id AS whose FROM reports')).toEqual([
    { note: 'Sells watches\nall day', excerpt: 'Sid\nCheap watches', whose: sid.id },
  ]);
  await studio.app.database.run("UPDATE reports SET status = 'dismissed'");
  expect((await report(cleo)).body.id).not.toBe(first.body.id);
});

test('what is not there, is one’s own or makes no sense is not reported', async () => {
  const { cleo } = studio;
  expect((await report(cleo, { subjectId: 999_999 })).status).toBe(404);
  expect((await report(cleo, { subjectKind: 'message', subjectId: 1 })).status).toBe(404);
  expect(await report(sid)).toMatchObject({ status: 400, body: { code: 'oneself' } });
  for (const more of [{ reason: 'boring' }, { note: 'x'.repeat(1001) }, { note: 'bell\u0007' }, { subjectKind: 'cat' }])
    expect((await report(cleo, more)).status).toBe(400);
});

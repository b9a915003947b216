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
beforeEach(async () => {
  await studio.owner.run('TRUNCATE notices, notice_settings, follows, follow_counts CASCADE');
  await studio.app.database.run('DELETE FROM bookings');
});

const follow = (who: Visitor) => who.post('/api/followers', { followerId: who.id, followingId: studio.ada.id });
const notices = async (who: Visitor, query = '') => (await who.get(`/api/notifications${query}`)).body;
const unread = async (who: Visitor) => (await who.get('/api/notifications/unread')).body.count;

test('followers are told in one sentence, and what comes after it was read begins anew', async () => {
  const { ada, cleo } = studio;
  await follow(cleo);
  expect(await notices(ada)).toMatchObject([{ sentence: 'Cleo follows you now.', href: `/profile/${cleo.id}` }]);
  await follow(sid);
  const [both] = await notices(ada);
  expect(both).toMatchObject({ sentence: 'Sid and Cleo follow you now.', count: 2, read: false, people: [{}, {}] });
  expect(await unread(ada)).toBe(1);
  expect((await cleo.post(`/api/notifications/${both.id}/read`)).status).toBe(404);
  expect((await ada.post(`/api/notifications/${both.id}/read`)).status).toBe(204);
  expect(await unread(ada)).toBe(0);
  await follow(await studio.person('nina'));
  expect((await notices(ada)).map((notice: any) => [notice.sentence, notice.read])).toEqual([
    ['Nina follows you now.', false],
    ['Sid and Cleo follow you now.', true],
  ]);
  await ada.post('/api/notifications/read');
  expect(await unread(ada)).toBe(0);
});

test('the two people of a booking are told what the other does', async () => {
  const { ada, cleo } = studio;
  const { body } = await studio.book(cleo, '2026-12-01T10:00:00Z');
  expect(await notices(cleo)).toEqual([]);
  expect(await notices(ada)).toMatchObject([
    { sentence: expect.stringMatching(/^Cleo asks for .+, Tue\u00a01\u00a0Dec, 10:00\.$/), topic: 'bookings' },
  ]);
  await ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' });
  expect(await notices(cleo, '?topic=bookings')).toMatchObject([
    { sentence: expect.stringMatching(/^Ada confirmed /), href: `/booking-confirmation?booking=${body.id}` },
  ]);
  expect(await notices(cleo, '?topic=likes')).toEqual([]);
  await studio.bookAsGuest('2026-12-01T14:00:00Z');
  expect((await notices(ada))[0]).toMatchObject({
    sentence: expect.stringMatching(/^Grace Hopper asks/),
    people: [],
    guest: 'Grace Hopper',
  });
  // Where it is told why: no list of what is to come has it any more.
  await cleo.post(`/api/bookings/${body.id}/cancel`, { reason: 'The bus' });
  expect((await notices(ada))[0]).toMatchObject({
    sentence: expect.stringMatching(/^Cleo cancelled /),
    href: `/booking-confirmation?booking=${body.id}`,
  });
});

test('what happens to a visit later leaves what was not read before, and both are counted', async () => {
  const { ada, cleo } = studio;
  const { body } = await studio.book(cleo, '2026-12-07T10:00:00Z');
  const move = (date: string, version: number) => cleo.patch(`/api/bookings/${body.id}`, { date, version });
  const moved = await move('2026-12-08T10:00:00Z', body.version);
  await move('2026-12-09T10:00:00Z', moved.body.version);
  await cleo.post(`/api/bookings/${body.id}/cancel`, {});
  const sentences = (await notices(ada)).map(({ sentence }: any) => sentence);
  // Of two moves the later one says where the visit is.
  expect(sentences).toEqual([
    expect.stringMatching(/^Cleo cancelled .*9\u00a0Dec, 10:00\.$/),
    expect.stringMatching(/^Cleo asks to move .+ to Wed\u00a09\u00a0Dec, 10:00\.$/),
    expect.stringMatching(/^Cleo asks for .*Mon\u00a07\u00a0Dec, 10:00\.$/),
  ]);
  expect(await unread(ada)).toBe(3);
  await ada.post(`/api/notifications/${(await notices(ada))[0].id}/read`);
  expect([await unread(ada), (await notices(ada)).filter(({ read }: any) => !read).length]).toEqual([2, 2]);
});

test('taking a step marks all notices of the visit as read', async () => {
  const { ada, cleo } = studio;
  const { body } = await studio.book(cleo, '2026-12-10T10:00:00Z');
  await cleo.patch(`/api/bookings/${body.id}`, { date: '2026-12-11T10:00:00Z', version: body.version });
  const other = await studio.book(cleo, '2026-12-12T10:00:00Z');
  expect(await unread(ada)).toBe(3);
  await ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' });
  expect(await unread(ada)).toBe(1);
  await ada.patch(`/api/bookings/${other.body.id}/status`, { status: 'confirmed' });
  expect(await unread(ada)).toBe(0);
});

test('of a series it is said how many visits it has', async () => {
  const { ada, cleo } = studio;
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 4 };
  await studio.book(cleo, '2026-12-14T10:00:00Z', series);
  expect((await notices(ada))[0].sentence).toMatch(/^Cleo asks for .+, 4 visits from Mon\u00a014\u00a0Dec, 10:00\.$/);
});

test('the list goes on page by page', async () => {
  const { ada, cleo } = studio;
  for (const hour of [9, 11, 13]) {
    studio.clock.at += 1000;
    await studio.book(cleo, `2026-12-03T${String(hour).padStart(2, '0')}:00:00Z`);
  }
  const first = await ada.get('/api/notifications?limit=2');
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')![1]!;
  const rest = await ada.get(next);
  expect([first.body.length, rest.body.length, rest.headers.get('Link')]).toEqual([2, 1, null]);
  expect(rest.body[0].sentence).toContain('09:00');
});

test('a topic that is switched off tells nothing', async () => {
  const { ada, cleo } = studio;
  expect((await ada.get('/api/notifications/settings')).body).toMatchObject({ follows: true, bookings: true });
  expect((await ada.put('/api/notifications/settings', { follows: false })).body).toMatchObject({
    follows: false,
    bookings: true,
  });
  expect((await ada.put('/api/notifications/settings', { weather: false })).status).toBe(400);
  await follow(cleo);
  expect(await unread(ada)).toBe(0);
});

test('a block takes away what the two were told of each other, not the news of what they booked', async () => {
  const { ada, cleo } = studio;
  await follow(cleo);
  await follow(sid);
  const { body } = await studio.book(cleo, '2026-12-04T10:00:00Z');
  await sid.post('/api/blocks', { blockedId: ada.id });
  expect((await notices(ada))[1]).toMatchObject({ sentence: 'Cleo follows you now.', count: 1 });
  await sid.delete(`/api/blocks/${ada.id}`);
  await cleo.post('/api/blocks', { blockedId: ada.id });
  expect((await notices(ada)).map(({ topic }: any) => topic)).toEqual(['bookings']);
  await cleo.post(`/api/bookings/${body.id}/cancel`, {});
  expect(await notices(ada)).toMatchObject([
    { sentence: expect.stringMatching(/^Cleo cancelled/) },
    { sentence: expect.stringMatching(/^Cleo asks for/) },
  ]);
});

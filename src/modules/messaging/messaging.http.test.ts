import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '#tests/support/hearing.ts';
import { lineStands } from '#tests/support/line-stands.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';
import type { Visitor } from '#tests/support/world.ts';
import { insertMessage } from './messages.store.ts';

let studio: Studio;
let sid: Visitor;
beforeAll(async () => {
  studio = await createStudio();
  sid = await studio.person('sid');
});
afterAll(() => studio.close());
beforeEach(async () => {
  await studio.owner.run('TRUNCATE threads, notices, blocks, reports CASCADE');
  await studio.app.database.run('DELETE FROM bookings');
});

const write = (who: Visitor, to: Visitor, content: string) => {
  studio.clock.at += 1000;
  return who.post('/api/messages', { recipientId: to.id, content });
};
const threads = async (who: Visitor, show = 'open') => (await who.get(`/api/threads?show=${show}`)).body;
const threadOf = async (who: Visitor, id: number) => (await who.get(`/api/threads/${id}`)).body;
const words = async (who: Visitor, id: number, query = '') =>
  (await who.get(`/api/threads/${id}/messages${query}`)).body.map((message: any) => message.content);
const unread = async (who: Visitor) => (await who.get('/api/messages/unread')).body.count;

test('a first contact is a request until it is answered', async () => {
  const { ada, cleo } = studio;
  const { body, status } = await write(cleo, ada, ' Do you do balayage?\r\n');
  expect([status, body.content, body.senderId]).toEqual([201, 'Do you do balayage?', cleo.id]);
  expect(await threads(ada)).toEqual([]);
  expect(await threads(ada, 'requests')).toMatchObject([{ state: 'request', unreadCount: 1, person: { id: cleo.id } }]);
  expect(await threads(cleo)).toMatchObject([{ state: 'requested', unreadCount: 0, last: { id: body.id } }]);
  expect(await unread(ada)).toBe(1);
  await write(ada, cleo, 'Yes');
  expect(await threads(ada)).toMatchObject([{ state: 'open', last: { content: 'Yes' } }]);
  expect(await threads(ada, 'requests')).toEqual([]);
  expect(await words(cleo, body.threadId)).toEqual(['Do you do balayage?', 'Yes']);
});

test('a message of which nothing shows is none, and what is written in a script with joiners stays whole', async () => {
  const { ada, cleo } = studio;
  for (const content of ['', '  ', '\u200b', ' \u200b\u2060\n\ufeff', '\u0000'])
    expect((await write(cleo, ada, content)).status).toBe(400);
  expect(await threads(cleo)).toEqual([]);
  const joined = 'می‌خواهم 👩🏾‍🦱';
  expect((await write(cleo, ada, joined)).body.content).toBe(joined);
});

test('nobody floods a request: three messages wait, the fourth is refused', async () => {
  const { ada, cleo } = studio;
  for (const content of ['One', 'Two', 'Three']) expect((await write(cleo, ada, content)).status).toBe(201);
  const fourth = await write(cleo, ada, 'Four');
  expect(fourth).toMatchObject({ status: 409, body: { code: 'request_waiting' } });
  const [{ id }] = await threads(cleo);
  expect(await threadOf(cleo, id)).toMatchObject({ mayWrite: false, whyNot: expect.stringContaining('not answered') });
  expect((await ada.post(`/api/threads/${id}/accept`)).body.state).toBe('open');
  expect((await write(cleo, ada, 'Four')).status).toBe(201);
});

test('whoever is declined sees a request that waits, and the other may still write', async () => {
  const { ada, cleo } = studio;
  const { threadId } = (await write(cleo, ada, 'Hello')).body;
  expect((await cleo.post(`/api/threads/${threadId}/decline`)).status).toBe(409);
  expect((await ada.post(`/api/threads/${threadId}/decline`)).body.state).toBe('declined');
  expect(await threadOf(cleo, threadId)).toMatchObject({ state: 'requested', readUpTo: 0 });
  expect((await write(cleo, ada, 'Hello?')).body.code).toBe('request_waiting');
  expect([...(await threads(ada)), ...(await threads(ada, 'requests'))]).toEqual([]);
  expect(await unread(ada)).toBe(0);
  expect((await write(ada, cleo, 'After all')).status).toBe(201);
  expect(await threadOf(cleo, threadId)).toMatchObject({ state: 'open' });
});

test('people who share a booking need no request, and see it on top', async () => {
  const { ada, cleo } = studio;
  await studio.book(cleo, '2026-12-02T10:00:00Z');
  const next = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  const { threadId } = (await write(cleo, ada, 'Running late')).body;
  expect(await threadOf(ada, threadId)).toMatchObject({
    state: 'open',
    booking: { id: next.id, upcoming: true, startsAt: '2026-12-01T10:00:00.000Z', artistId: ada.id },
  });
  await cleo.post(`/api/bookings/${next.id}/cancel`, {});
  expect((await threadOf(cleo, threadId)).booking.startsAt).toBe('2026-12-02T10:00:00.000Z');
});

test('what came to nothing does not stand for a visit that took place', async () => {
  const { ada, cleo } = studio;
  const visit = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  await ada.patch(`/api/bookings/${visit.id}/status`, { status: 'confirmed' });
  const later = (await studio.book(cleo, '2026-12-02T10:00:00Z')).body;
  const { threadId } = (await write(cleo, ada, 'Hello')).body;
  expect((await ada.patch(`/api/bookings/${visit.id}/status`, { status: 'completed' })).status).toBe(200);
  expect((await threadOf(cleo, threadId)).booking).toMatchObject({ id: later.id, upcoming: true });
  await cleo.post(`/api/bookings/${later.id}/cancel`, {});
  const { booking } = await threadOf(cleo, threadId);
  expect(booking).toMatchObject({ id: visit.id, upcoming: false, status: 'completed' });
});

test('whether a first message is a request is known before it is written', async () => {
  const { ada, cleo } = studio;
  const first = async () => (await cleo.get(`/api/threads/with/${ada.id}`)).body;
  expect(await first()).toMatchObject({ threadId: null, isRequest: true });
  await studio.book(cleo, '2026-12-01T10:00:00Z');
  expect(await first()).toMatchObject({ threadId: null, isRequest: false });
});

test('both see what is new and what was read', async () => {
  const { ada, cleo } = studio;
  const { threadId } = (await write(cleo, ada, 'One')).body;
  await write(ada, cleo, 'Two');
  const last = (await write(ada, cleo, 'Three')).body;
  expect(await threads(cleo)).toMatchObject([{ unreadCount: 2 }]);
  expect((await cleo.post(`/api/threads/${threadId}/read`, { messageId: last.id })).status).toBe(204);
  expect(await threads(cleo)).toMatchObject([{ unreadCount: 0 }]);
  expect(await threadOf(ada, threadId)).toMatchObject({ readUpTo: last.id });
  expect(await unread(cleo)).toBe(0);
  expect((await cleo.get('/api/notifications/unread')).body.count).toBe(0);
});

test('a thread is read page by page, back and on', async () => {
  const { ada, cleo } = studio;
  const { threadId } = (await write(cleo, ada, '1')).body;
  for (const [who, content] of [
    [ada, '2'],
    [cleo, '3'],
    [ada, '4'],
    [cleo, '5'],
  ] as const)
    await write(who, who === ada ? cleo : ada, content);
  const latest = await ada.get(`/api/threads/${threadId}/messages?limit=2`);
  expect(latest.body.map((message: any) => message.content)).toEqual(['4', '5']);
  const older = /<(.+)>; rel="next"/.exec(latest.headers.get('Link') ?? '')![1]!;
  expect((await ada.get(older)).body.map((message: any) => message.content)).toEqual(['2', '3']);
  const second = (await ada.get(older)).body[0].id;
  expect(await words(ada, threadId, `?after=${second}&limit=2`)).toEqual(['3', '4']);
  expect((await ada.get(`/api/threads/${threadId}/messages?before=x`)).status).toBe(400);
});

test('one takes back one’s own message, for both', async () => {
  const { ada, cleo } = studio;
  const { id, threadId } = (await write(cleo, ada, 'Secret')).body;
  expect((await ada.delete(`/api/messages/${id}`)).status).toBe(404);
  expect((await cleo.delete(`/api/messages/${id}`)).status).toBe(204);
  expect((await cleo.delete(`/api/messages/${id}`)).status).toBe(404);
  expect((await ada.get(`/api/threads/${threadId}/messages`)).body).toMatchObject([{ deleted: true, content: '' }]);
  expect(await unread(ada)).toBe(0);
  expect(await studio.app.database.run("SELECT FROM messages WHERE content LIKE '%Secret%'")).toEqual([]);
});

test('after a block nobody writes, in neutral words; the thread stays', async () => {
  const { ada, cleo } = studio;
  const { threadId } = (await write(cleo, ada, 'Hi')).body;
  await write(ada, cleo, 'Hi');
  await ada.post('/api/blocks', { blockedId: cleo.id });
  for (const [who, other] of [
    [ada, cleo],
    [cleo, ada],
  ] as const)
    expect(await write(who, other, 'More')).toMatchObject({ status: 409, body: { code: 'cannot_write' } });
  expect(await threadOf(cleo, threadId)).toMatchObject({ mayWrite: false });
  expect(await words(cleo, threadId)).toEqual(['Hi', 'Hi']);
  await sid.post('/api/blocks', { blockedId: ada.id });
  expect((await write(ada, sid, 'Hello')).body.code).toBe('cannot_write');
});

test('a message can be reported by whoever got it, with its words', async () => {
  const { ada, cleo } = studio;
  const { id } = (await write(cleo, ada, 'Buy watches')).body;
  const report = (who: Visitor) => who.post('/api/reports', { subjectKind: 'message', subjectId: id, reason: 'spam' });
  expect([(await report(sid)).status, (await report(cleo)).status, (await report(ada)).status]).toEqual([
    404, 400, 201,
  ]);
  expect(await studio.app.database.run('SELECT excerpt FROM reports')).toEqual([{ excerpt: 'Buy watches' }]);
});

test('what is empty, too long, to oneself or to nobody is refused', async () => {
  const { ada, cleo } = studio;
  expect((await write(cleo, cleo, 'Me')).status).toBe(400);
  expect((await cleo.post('/api/messages', { recipientId: 999_999, content: 'Hi' })).status).toBe(404);
  for (const content of ['', '  \n ', 'x'.repeat(2001), 'bell\u0007'])
    expect((await write(cleo, ada, content)).status).toBe(400);
  expect((await write(cleo, ada, '👋🏽'.repeat(900))).status).toBe(201);
  expect((await cleo.post('/api/messages', { recipientId: ada.id, mediaId: 999_999 })).status).toBe(409);
  expect((await cleo.get(`/api/threads/with/${ada.id}`)).body).toMatchObject({ person: { username: 'ada' } });
  expect((await sid.get(`/api/threads/with/${ada.id}`)).body.threadId).toBeNull();
});

test('both hear a message at once', async () => {
  const { ada, cleo } = studio;
  const [one, other] = await Promise.all([listen(studio.api, ada.cookie()), listen(studio.api, cleo.cookie())]);
  try {
    await lineStands(studio.app);
    const { id, threadId } = (await write(cleo, ada, 'Live')).body;
    expect(await one.until('message')).toMatchObject({ messageId: id, threadId, senderId: cleo.id });
    await other.until('message');
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

test('two who write to each other first at the same moment have one thread', async () => {
  const { ada, cleo } = studio;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? write(ada, cleo, 'Hi') : write(cleo, ada, 'Hi'))),
  );
  expect(new Set(answers.flatMap(({ body }) => body.threadId ?? [])).size).toBe(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const wrong = `SELECT FROM thread_members AS member WHERE unread_count <> (
    SELECT count(*) FROM messages WHERE thread_id = member.thread_id AND sender_id <> member.user_id
       AND id > member.last_read_message_id)`;
  expect(await studio.app.database.run(wrong)).toEqual([]);
});

test('what arrives while its reader marks what came before stays unread', async () => {
  const { ada, cleo, app, clock } = studio;
  const { threadId } = (await write(cleo, ada, 'One')).body;
  await write(ada, cleo, 'Yes');
  const messageId = (await write(cleo, ada, 'Two')).body.id;
  let reading: Promise<unknown> = Promise.resolve();
  await app.database.transaction(async (transaction) => {
    const sent = { threadId, senderId: cleo.id, content: 'Three', mediaId: null };
    await insertMessage(transaction, sent, clock.at);
    reading = ada.post(`/api/threads/${threadId}/read`, { messageId });
    await waitsForLock(studio);
  });
  await reading;
  expect(await threads(ada)).toMatchObject([{ unreadCount: 1, last: { content: 'Three' } }]);
});

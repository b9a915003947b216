import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { publish, upload } from '#tests/support/posts.ts';
import type { Visitor } from '#tests/support/world.ts';

// What somebody tries who means no good. Ada has one of everything, Cleo is her client, Sid has nothing to do with them.

let studio: Furnished;
let sid: Visitor;
beforeAll(async () => {
  studio = await createFurnished();
  sid = await studio.person('sid');
});
afterAll(() => studio.close());

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('a draft is nothing to anybody but its author, and no post to them either', async () => {
  const { ada, known, serviceId } = studio;
  const id = known['draftId'] as number;
  const touches = (who: Visitor) => [
    who.get(`/api/posts/${id}`),
    who.get(`/api/posts/${id}/likes`),
    who.get(`/api/posts/${id}/comments`),
    who.get(`/api/posts/${id}/free-times`),
    who.post(`/api/posts/${id}/likes`, { userId: who.id }),
    who.put(`/api/posts/${id}/save`),
    who.post(`/api/posts/${id}/comments`, { content: 'Hello' }),
    who.patch(`/api/posts/${id}`, { caption: 'Mine' }),
    who.delete(`/api/posts/${id}`),
    who.post('/api/reports', { subjectKind: 'post', subjectId: id, reason: 'spam' }),
  ];
  for (const who of [sid, ada]) expect(await statuses(touches(who))).toEqual(touches(who).map(() => 404));
  const wish = { artistId: ada.id, serviceId, date: '2026-12-03T10:00:00Z', postId: id };
  const booked = await sid.post('/api/bookings', wish);
  expect([booked.status, booked.body.look]).toEqual([201, null]);
  await sid.post('/api/posts/views', { postIds: [id] });
  expect((await ada.get(`/api/drafts/${id}`)).status).toBe(200);
});

test('nobody shows, tags or answers what belongs to somebody else or stands elsewhere', async () => {
  const { ada, cleo, known, serviceId } = studio;
  const [image] = await upload(cleo);
  const images = [{ id: image }];
  const post = await publish(sid);
  const { threadId } = (await sid.post('/api/messages', { recipientId: ada.id, content: 'Hello' })).body;
  const answers = await statuses([
    sid.post('/api/posts', { images }),
    sid.post('/api/drafts', { images }),
    sid.post(`/api/threads/${threadId}/messages`, { content: 'See', mediaId: image }),
    sid.patch(`/api/posts/${post}`, { serviceId }),
    sid.patch(`/api/posts/${post}`, { images }),
  ]);
  expect(answers.every((status) => status === 400 || status === 404 || status === 409)).toBe(true);
  const comment = known['commentId'];
  expect((await sid.post(`/api/posts/${post}/comments`, { content: 'Hm', parentId: comment })).status).toBe(404);
  expect((await sid.get(`/api/threads/${known['threadId']}/messages`)).status).toBe(404);
  expect((await sid.put(`/api/lookbooks/${known['lookbookId']}/posts/${post}`)).status).toBe(404);
});

test('nobody has read what is not written yet', async () => {
  const { ada, cleo, known } = studio;
  const path = `/api/threads/${known['threadId']}`;
  await ada.post(`${path}/accept`);
  expect((await ada.post(`${path}/read`, { messageId: 2_147_483_647 })).status).toBe(204);
  const { body: next } = await cleo.post(`${path}/messages`, { content: 'And on Sunday?' });
  expect((await cleo.get(path)).body.readUpTo).toBeLessThan(next.id);
  expect((await ada.get(path)).body.unreadCount).toBe(1);
  await ada.post(`${path}/read`, { messageId: next.id });
  expect((await ada.get(path)).body.unreadCount).toBe(0);
  expect((await cleo.get(path)).body.readUpTo).toBe(next.id);
});

test('what a body says beyond what is asked changes nothing', async () => {
  const { ada, cleo, known } = studio;
  const power = {
    id: 1,
    isAdmin: true,
    isVerified: true,
    subscriptionTier: 'premium',
    username: 'root',
    email: 'a@b.cd',
  };
  const before = (await sid.get('/api/user')).body;
  const after = (await sid.patch('/api/user', { bio: 'Hi', ...power })).body;
  expect(after).toEqual({ ...before, bio: 'Hi' });
  const images = [{ id: (await upload(sid))[0] }];
  const forged = { userId: ada.id, likesCount: 99, commentsCount: 99, createdAt: '2020-01-01T00:00:00Z', hidden: true };
  const { body: post } = await sid.post('/api/posts', { images, ...forged });
  expect(post).toMatchObject({ userId: sid.id, likesCount: 0, commentsCount: 0 });
  expect(post.createdAt).not.toContain('2020');
  const said = { content: 'Mine', userId: cleo.id, pinned: true, hidden: true };
  const { body: comment } = await sid.post(`/api/posts/${known['postId']}/comments`, said);
  expect(comment).toMatchObject({ userId: sid.id, pinned: false, hidden: false });
  const { body: message } = await sid.post('/api/messages', { recipientId: cleo.id, content: 'Hi', senderId: ada.id });
  expect(message.senderId).toBe(sid.id);
});

test('bodies that are no records, or records with a past, are refused or harmless', async () => {
  const wild = [
    'null',
    '[]',
    '"text"',
    '7',
    '{',
    `${'['.repeat(20_000)}`,
    '{"__proto__":{"isAdmin":true}}',
    '{"a":1}}',
  ];
  const routes = describedRoutes((await sid.get('/api/openapi.json')).body).filter(({ body }) => body);
  const broken: string[] = [];
  for (const { method, path } of routes) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(studio.known[name]));
    const send = { POST: sid.post, PATCH: sid.patch, PUT: sid.put, DELETE: sid.post, GET: sid.post }[method]!;
    for (const body of wild) {
      const { status } = await send(address, body);
      if (status >= 500) broken.push(`${method} ${path} ${body.slice(0, 20)}: ${status}`);
    }
  }
  expect(broken).toEqual([]);
  expect((await sid.get('/api/user')).body.isAdmin).toBe(false);
});

test('a form that is not what it seems is refused, and nothing of it stays', async () => {
  const { ada, app } = studio;
  const count = async () => (await app.database.run<{ n: number }>('SELECT count(*)::int AS n FROM media'))[0]!.n;
  const before = await count();
  const picture = await photo(40, 30);
  const form = (fields: Record<string, string>, files = [picture]) => ada.post('/api/posts', formOf(files, fields));
  const doubled = formOf([picture], { caption: 'one' });
  doubled.append('caption', 'two\u0007');
  const named = new FormData();
  named.append('images', new Blob([picture as Uint8Array<ArrayBuffer>]), '../../../etc/passwd');
  named.append('__proto__', 'x');
  named.append('alts', '{"length":1}');
  const raw = (type: string, body: string) => ada.post('/api/posts', body, { 'content-type': type });
  const refused = await statuses([
    form({ caption: 'a\0b' }),
    form({ caption: 'bell\u0007' }),
    form({ caption: 'x'.repeat(2201) }),
    form({ caption: 'x'.repeat(500_000) }),
    form({ place: 'x'.repeat(121) }),
    form({ alts: '{}' }),
    form({ alts: '[1]' }),
    form({ alts: '[["a"]]' }),
    form({ alts: `[${'"x",'.repeat(5000)}"x"]`.replace('"x"', `"${'y'.repeat(1001)}"`) }),
    form({ serviceId: '-1' }),
    form({ serviceId: 'abc' }),
    form({ serviceId: '1e99' }),
    form({ serviceId: '999999' }),
    form({}, []),
    form(
      {},
      Array.from({ length: 11 }, () => picture),
    ),
    form({}, [Buffer.from('<script>alert(1)</script>')]),
    ada.post('/api/posts', doubled),
    ada.post('/api/posts', named),
    raw('multipart/form-data', 'no boundary'),
    raw('multipart/form-data; boundary=x', '--x\r\nnothing'),
    raw('multipart/form-data; boundary=x', '--x--'),
    raw('application/x-www-form-urlencoded', 'caption=a'),
    ada.post('/api/services', formOf([picture], { name: 'Cut' })),
    ada.post('/api/messages', formOf([picture], { content: 'Cut' })),
  ]);
  expect(refused.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(await count()).toBe(before);
});

test('captions and comments of their full length in any script are taken, a character more is told in words', async () => {
  const { ada } = studio;
  const scripts = ['Ọlá ', 'مرحبا ', 'שלום ', '髪型', '💅🏽', 'अच्छा ', 'ไทย'];
  const filled = (most: number) => [...scripts.join('').repeat(300)].slice(0, most).join('').trim().padEnd(1);
  const exactly = (most: number) => {
    const text = filled(most);
    return text + '🧵'.repeat(most - [...text].length);
  };
  const id = await publish(ada, { caption: exactly(2200) });
  expect((await sid.get(`/api/posts/${id}`)).body.caption).toBe(exactly(2200));
  const comments = `/api/posts/${id}/comments`;
  expect((await sid.post(comments, { content: exactly(1000) })).body.content).toBe(exactly(1000));
  const longer = await ada.patch(`/api/posts/${id}`, { caption: `${exactly(2200)}🧵` });
  expect(longer.body).toMatchObject({ code: 'invalid', fields: { caption: 'Use at most 2,200 characters.' } });
  const more = await sid.post(comments, { content: `${exactly(1000)}.` });
  expect(more.body.fields).toEqual({ content: 'Use at most 1,000 characters.' });
});

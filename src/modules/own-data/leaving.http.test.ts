import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { describedRoutes, type DescribedRoute } from '#tests/support/openapi.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { createWorld, type Visitor } from '#tests/support/world.ts';

// Ada deletes her account, is nowhere to be found, and takes it back. Every text of hers holds her mark.

const mark = 'adamark';
const password = { password: 'six-or-more' };
const day = 86_400_000;

let studio: Studio;
let ada: Visitor;
let routes: DescribedRoute[];
let known: Record<string, unknown>;
let cleosPost: number;
let before: Map<string, string>;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  const { cleo } = studio;
  ada = studio.ada;
  await ada.patch('/api/user', { fullName: mark, bio: mark, profession: mark, city: mark, customUrl: mark });
  const postId = await publish(ada, { caption: `${mark} #braids`, place: mark });
  const { body: comment } = await ada.post(`/api/posts/${postId}/comments`, { content: mark });
  const { body: lookbook } = await ada.post('/api/lookbooks', { name: mark, isPublic: true });
  await ada.put(`/api/lookbooks/${lookbook.id}/posts/${postId}`);
  await ada.post('/api/offers', { title: 'Special', percent: 5 });
  cleosPost = await publish(cleo, { caption: 'Mine, by @ada' });
  await ada.post(`/api/posts/${cleosPost}/likes`, { userId: ada.id });
  await ada.post(`/api/posts/${cleosPost}/comments`, { content: mark });
  await ada.post('/api/followers', { followerId: ada.id, followingId: cleo.id });
  await cleo.post('/api/followers', { followerId: cleo.id, followingId: ada.id });
  await cleo.post(`/api/posts/${postId}/likes`, { userId: cleo.id });
  await cleo.put(`/api/posts/${postId}/save`);
  const { body: written } = await cleo.post('/api/messages', { recipientId: ada.id, content: 'Hello' });
  const booked = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  await ada.patch(`/api/bookings/${booked.id}/status`, { status: 'completed' });
  const { at } = studio.clock;
  studio.clock.at = Date.parse(booked.date);
  await cleo.post('/api/ratings', { bookingId: booked.id, rating: 5, comment: 'Lovely' });
  studio.clock.at = at;
  const guests = (await studio.bookAsGuest('2026-12-02T12:00:00Z')).body;
  const ids = { userId: ada.id, artistId: ada.id, postId, commentId: comment.id, lookbookId: lookbook.id };
  const more = { threadId: written.threadId, bookingId: booked.id, serviceId: studio.serviceId };
  const words = { tag: 'braids', q: mark, username: 'ada', customUrl: mark, token: guests.manageToken };
  const dates = { date: '2026-12-03', from: '2026-12-01', to: '2026-12-20' };
  known = { ...ids, ...more, ...words, ...dates, than: postId, holding: postId };
  routes = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
});
afterAll(() => studio.close());

/** What every address of the API answers that names what is Ada’s. */
async function askAll(who: Visitor): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const asked = routes.filter(({ method, path }) => method === 'GET' && !/\/events|\/exports/.test(path));
  for (const { path, queryNames } of asked) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(known[name] ?? 999_999));
    const queries = queryNames.filter((name) => name in known).map((name) => `?${name}=${String(known[name])}`);
    if (path === '/api/posts') queries.push('?feed=following', '?feed=discover');
    const others = path.includes('postId') ? [address.replace(String(known['postId']), String(cleosPost))] : [];
    for (const wanted of [address, ...queries.map((query) => address + query), ...others]) {
      found.set(wanted, JSON.stringify((await who.get(wanted)).body));
    }
  }
  return found;
}

const holding = (answers: Map<string, string>) =>
  [...answers].filter(([, body]) => body.toLowerCase().includes(mark)).map(([address]) => address);

test('before, others find her in many places', async () => {
  before = await askAll(studio.cleo);
  expect(holding(before).length).toBeGreaterThan(15);
  expect(holding(await askAll(studio.nobody())).length).toBeGreaterThan(8);
});

test('she is told what would happen, and asked for her password', async () => {
  const { body } = await ada.get('/api/user/deletion');
  expect(body).toMatchObject({ days: 14, asClient: 0, asProfessional: 1, lastAdmin: false });
  expect(body.next).toMatchObject([{ date: '2026-12-02T12:00:00.000Z', service: 'Cut', person: 'Grace Hopper' }]);
  const refused = await ada.post('/api/user/deletion', { password: 'not-this-one' });
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
});

test('what is booked is cancelled with a word to the other side, and she is signed out everywhere', async () => {
  const phone = studio.nobody();
  await phone.post('/api/login', { username: 'ada', ...password });
  const answer = await ada.post('/api/user/deletion', password);
  expect(answer.status).toBe(200);
  expect(answer.body.leavesAt).toBe(new Date(studio.clock.at + 14 * day).toISOString());
  expect(answer.headers.get('clear-site-data')).toBe('"storage"');
  for (const window of [ada, phone]) expect((await window.get('/api/user')).status).toBe(401);
  const managed = await studio.nobody().get(`/api/manage/${String(known['token'])}`);
  expect(managed.body).toMatchObject({ status: 'cancelled', cancelledBy: 'artist' });
  const mails = await studio.app.database.run<{ kind: string; recipient: string }>('SELECT kind, recipient FROM mails');
  expect(mails).toContainEqual({ kind: 'visit.cancelled', recipient: 'grace@example.com' });
  expect(mails).toContainEqual({ kind: 'account.leaving', recipient: 'ada@example.com' });
});

test('nobody finds her any more, in no answer of the API', async () => {
  expect(holding(await askAll(studio.cleo))).toEqual([]);
  expect(holding(await askAll(studio.nobody()))).toEqual([]);
  for (const path of [`/api/users/${ada.id}`, '/api/users/named/ada', `/api/posts/${String(known['postId'])}`]) {
    expect((await studio.cleo.get(path)).status).toBe(404);
  }
});

test('nobody reaches her: no booking, no message, no follow', async () => {
  const { cleo } = studio;
  expect((await studio.book(cleo, '2026-12-04T10:00:00Z')).status).toBe(404);
  const written = await cleo.post(`/api/threads/${String(known['threadId'])}/messages`, { content: 'Hello?' });
  expect([written.status, written.body.code]).toEqual([409, 'person_gone']);
  const { body } = await cleo.get(`/api/threads/${String(known['threadId'])}`);
  expect(body).toMatchObject({ gone: true, mayWrite: false, person: { fullName: 'Deleted account' } });
  expect((await cleo.post('/api/followers', { followerId: cleo.id, followingId: ada.id })).status).toBe(404);
  expect((await cleo.post('/api/blocks', { blockedId: ada.id })).status).toBe(404);
  const visit = (await cleo.get(`/api/bookings/${String(known['bookingId'])}`)).body;
  expect(visit).toMatchObject({ status: 'completed', artist: { fullName: 'Deleted account', username: '' } });
  const taken = { username: 'ada', email: 'other@example.com', fullName: 'Other', ...password };
  expect((await studio.nobody().post('/api/register', taken)).body.code).toBe('username_taken');
});

test('the job leaves her alone until her time has come', async () => {
  studio.clock.at += 13 * day;
  await studio.runJob('own-data.finish-leaving');
  const refused = await studio.nobody().post('/api/login', { username: 'ada', password: 'wrong-one' });
  expect(refused.body.code).toBe('wrong_credentials');
});

test('signing in shows the date only; keeping brings everything back', async () => {
  expect((await ada.get('/api/deletion')).status).toBe(401);
  const answer = await ada.post('/api/login', { username: 'ada', ...password });
  expect([answer.status, answer.body.code]).toEqual([403, 'account_leaves']);
  expect((await ada.get('/api/deletion')).body).toMatchObject({ leavesAt: answer.body.leavesAt, timeZone: 'UTC' });
  expect((await ada.get('/api/user')).status).toBe(401);
  await ada.post('/api/logout');
  expect((await ada.delete('/api/deletion')).status).toBe(401);
  await ada.post('/api/login', { username: 'ada', ...password });
  const kept = await ada.delete('/api/deletion');
  expect([kept.status, kept.body.username]).toEqual([200, 'ada']);
  expect((await ada.get('/api/user')).body.fullName).toBe(mark);
  studio.clock.at -= 13 * day;
  const after = await askAll(studio.cleo);
  expect(holding(after)).toEqual(holding(before));
  for (const path of [`/api/users/${ada.id}`, `/api/posts/${String(known['postId'])}`, `/api/posts/${cleosPost}`]) {
    expect(after.get(path)).toBe(before.get(path));
  }
});

test('a ticket keeps an account once', async () => {
  await ada.post('/api/user/deletion', password);
  await ada.post('/api/login', { username: 'ada', ...password });
  const [first, second] = await Promise.all([ada.delete('/api/deletion'), ada.delete('/api/deletion')]);
  expect([first.status, second.status].toSorted()).toEqual([200, 401]);
});

test('who books at the very moment is either told of the cancellation or refused', async () => {
  const hours = Array.from({ length: 8 }, (_, hour) => `2026-12-05T${String(hour + 9).padStart(2, '0')}:00:00Z`);
  const window = studio.nobody();
  await window.post('/api/login', { username: 'ada', ...password });
  const asking = hours.map((date) => studio.book(studio.cleo, date));
  const [left, ...asked] = await Promise.all([window.post('/api/user/deletion', password), ...asking]);
  expect(left.status).toBe(200);
  expect(asked.every(({ status }) => status === 201 || status === 404)).toBe(true);
  const open = await studio.app.database.run(
    `SELECT id FROM bookings WHERE artist_id = ${ada.id} AND status IN ('pending', 'confirmed')`,
  );
  expect(open).toEqual([]);
});

test('the last admin stays; of two who leave at once one does', async () => {
  const world = await createWorld();
  const max = await world.person('max');
  const mia = await world.person('mia');
  await appoint(world, max, mia);
  const answers = await Promise.all([max, mia].map((admin) => admin.post('/api/user/deletion', password)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await world.close();
});

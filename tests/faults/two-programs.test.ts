import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { listen } from '#tests/support/hearing.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { launchProgram, type ProgramProcess } from '#tests/support/launch-program.ts';
import { startProgram, type Program } from '#tests/support/program.ts';

// Two programs on one PostgreSQL and one folder. What is done at the first is seen at the second as soon as it is answered:
// also on pages that the second remembers, and without anything being loaded there before.

let first: Program;
let second: ProgramProcess;
/** At the first program. */
let ada: Artist;
let cleo: Caller;
/** The same people at the second program. */
let adaThere: Caller;
let cleoThere: Caller;
let stranger: Caller;
let post: number;

async function signedInThere(username: string): Promise<Caller> {
  const caller = callerAt(second.url);
  const { status, body } = await caller.call('POST', '/api/login', { username, password: 'six-or-more' });
  expect(status).toBe(200);
  return { ...caller, id: body.id };
}

/** A page as strangers get it from the second program, which remembers it. */
async function pageThere(path: string): Promise<string> {
  const { body } = await stranger.call('GET', path);
  return body as string;
}

async function publishHere(caption: string): Promise<number> {
  const form = formOf([await photo(60, 80)], { caption, serviceId: String(ada.serviceIds[0]) });
  const { status, body } = await ada.call('POST', '/api/posts', form);
  expect(status).toBe(201);
  return body.id;
}

beforeAll(async () => {
  first = await startProgram();
  second = await launchProgram(first.settings);
  ada = await openArtist(first.url, 'ada', { autoConfirm: true });
  cleo = await registerAt(first.url, 'cleo');
  adaThere = await signedInThere('ada');
  cleoThere = await signedInThere('cleo');
  stranger = callerAt(second.url);
}, 240_000);

afterAll(async () => {
  await second?.end('SIGTERM');
  await first?.stop();
});

test('a post is in the feeds, on the remembered pages and in the file of posts at once, with its pictures', async () => {
  for (let times = 0; times < 2; times++) expect(await pageThere('/u/ada')).not.toContain('Fresh parts');
  expect((await stranger.call('GET', '/api/posts')).body).toEqual([]);
  post = await publishHere('Fresh parts');
  const [shown] = (await stranger.call('GET', '/api/posts')).body;
  expect(shown).toMatchObject({ id: post, caption: 'Fresh parts', likesCount: 0 });
  expect(await pageThere('/u/ada')).toContain(`/post/${post}`);
  expect(await pageThere(`/post/${post}`)).toContain('Fresh parts');
  expect(await pageThere('/u/ada/rss.xml')).toContain('Fresh parts');
  for (const path of [new URL(shown.imageUrl, second.url).pathname, `/og/post/${post}`])
    expect((await fetch(second.url + path)).status).toBe(200);
});

test('likes, saves, comments and followers count at once, and whoever listens there is told', async () => {
  const there = { request: (path: string, init?: RequestInit) => fetch(second.url + new URL(path).pathname, init) };
  const hearing = await listen(there as never, adaThere.cookie());
  expect(await pageThere(`/post/${post}`)).not.toContain('1 like<');
  await cleo.call('POST', `/api/posts/${post}/likes`, { userId: cleo.id });
  await cleo.call('PUT', `/api/posts/${post}/save`);
  await cleo.call('POST', `/api/posts/${post}/comments`, { content: 'How long did it take?' });
  await cleo.call('POST', '/api/followers', { followerId: cleo.id, followingId: ada.id });

  const seen = (await cleoThere.call('GET', `/api/posts/${post}`)).body;
  expect(seen).toMatchObject({ likesCount: 1, commentsCount: 1, liked: true, saved: true });
  const page = await pageThere(`/post/${post}`);
  expect(page).toContain('How long did it take?');
  expect(page).toContain('1 like');
  expect((await cleoThere.call('GET', '/api/saves')).body).toMatchObject([{ id: post }]);
  expect((await cleoThere.call('GET', '/api/posts?feed=following')).body).toMatchObject([{ id: post }]);
  expect((await stranger.call('GET', `/api/users/${ada.id}`)).body.followersCount).toBe(1);
  await hearing.until('notices');
  await expect.poll(async () => (await adaThere.call('GET', '/api/notifications/unread')).body.count).toBe(3);
  await hearing.close();

  // And the other way round: taken back at the second program, it is gone at the first.
  await cleoThere.call('DELETE', `/api/posts/${post}/likes/${cleo.id}`);
  expect((await cleo.call('GET', `/api/posts/${post}`)).body).toMatchObject({ likesCount: 0, liked: false });
});

test('a message is there at once, answered at the other, and read at the first', async () => {
  const sent = await cleo.call('POST', '/api/messages', { recipientId: ada.id, content: 'Do you do balayage?' });
  expect((await adaThere.call('GET', '/api/messages/unread')).body.count).toBe(1);
  const { threadId } = sent.body;
  const answer = { content: 'On Saturdays.' };
  expect((await adaThere.call('POST', `/api/threads/${threadId}/messages`, answer)).status).toBe(201);
  const { body } = await cleo.call('GET', `/api/threads/${threadId}/messages`);
  expect(body.map(({ content }: { content: string }) => content)).toEqual(['Do you do balayage?', 'On Saturdays.']);
});

test('a time that is booked is no longer free, in the slots at once and in explore after a moment', async () => {
  const [time = ''] = await freeTimes(ada);
  const window = `${time}/${new Date(Date.parse(time) + 60_000).toISOString()}`;
  const found = async () =>
    (await stranger.call('GET', `/api/users?free=${window}`)).body.map(({ id }: { id: number }) => id);
  await expect.poll(found).toEqual([ada.id]);
  const wish = { artistId: ada.id, serviceId: ada.serviceIds[0], date: time, postId: post };
  const booked = await cleo.call('POST', '/api/bookings', wish);
  expect(booked.status).toBe(201);
  expect(await freeTimes({ ...ada, call: stranger.call })).not.toContain(time);
  expect(await found()).toEqual([]);
  expect((await adaThere.call('POST', '/api/bookings', wish)).status).toBe(409);

  await beganMinutesAgo(first, booked.body.id, 95);
  await ada.call('PATCH', `/api/bookings/${booked.body.id}/status`, { status: 'completed' });
  const rating = { bookingId: booked.body.id, rating: 4, comment: 'Clean work.' };
  expect(await pageThere('/u/ada')).not.toContain('Clean work.');
  expect((await cleo.call('POST', '/api/ratings', rating)).status).toBe(201);
  expect(await pageThere('/u/ada')).toContain('Clean work.');
  expect((await stranger.call('GET', `/api/users/${ada.id}`)).body).toMatchObject({
    averageRating: 4,
    ratingsCount: 1,
  });
  expect((await cleoThere.call('POST', '/api/ratings', rating)).status).toBe(409);
});

test('another name is on every page, in the preview’s address and in the sitemap', async () => {
  const previewOf = async () => /og\/profile\/\d+\?v=([\w-]+)/.exec(await pageThere('/u/ada'))?.[1];
  const before = await previewOf();
  await ada.call('PATCH', '/api/user', { fullName: 'Adaeze Obi', customUrl: 'adaeze' });
  const page = await pageThere('/adaeze');
  expect(page).toContain('Adaeze Obi');
  expect(await previewOf()).not.toBe(before);
  expect(await pageThere('/sitemap.xml')).toContain('/adaeze<');
  expect((await stranger.call('GET', '/api/users?q=adaeze')).body).toMatchObject([{ id: ada.id }]);
});

test('whoever is blocked sees nothing more at once, and a deleted post is nowhere', async () => {
  const dora = await registerAt(first.url, 'dora');
  const doraThere = await signedInThere('dora');
  await dora.call('POST', `/api/posts/${post}/comments`, { content: 'Me too' });
  expect((await doraThere.call('GET', `/api/posts/${post}`)).status).toBe(200);
  await ada.call('POST', '/api/blocks', { blockedId: dora.id });
  expect((await doraThere.call('GET', `/api/posts/${post}`)).status).toBe(404);
  expect((await doraThere.call('GET', '/api/posts')).body).toEqual([]);
  expect((await doraThere.call('POST', '/api/messages', { recipientId: ada.id, content: 'Hi' })).status).toBe(409);

  await ada.call('DELETE', `/api/posts/${post}`);
  expect((await stranger.call('GET', `/post/${post}`)).status).toBe(404);
  expect((await fetch(`${second.url}/og/post/${post}`)).status).toBe(404);
  expect((await stranger.call('GET', '/api/posts')).body).toEqual([]);
  expect(await pageThere('/adaeze')).not.toContain(`/post/${post}`);
  expect((await cleoThere.call('GET', '/api/saves')).body).toEqual([]);
});

test('whoever signs out at one is signed out at the other', async () => {
  const here = callerAt(first.url);
  await here.call('POST', '/api/login', { username: 'cleo', password: 'six-or-more' });
  const asThere = (cookie: string) => fetch(`${second.url}/api/user`, { headers: { cookie } });
  const cookie = here.cookie();
  expect((await asThere(cookie)).status).toBe(200);
  await here.call('POST', '/api/logout');
  expect((await asThere(cookie)).status).toBe(401);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersIn } from '#tests/support/letters.ts';
import { publish, upload } from '#tests/support/posts.ts';
import { subscribe } from '#tests/support/paying.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { tookPlace } from '#tests/support/took-place.ts';
import type { Visitor } from '#tests/support/world.ts';
import { steps } from './wipe.store.ts';

// Ada deleted her account two weeks ago. Whoever adds a table that knows people says in `steps` what becomes of it.

const mark = 'adamark';
const day = 86_400_000;

/** These go with a row that another step takes, or say nothing of a person. */
const goesAlong: Record<string, string> = {
  rating_totals: 'the stars that others gave stay',
};

let studio: Studio;
let dora: Visitor;
let ada: Visitor;
let cleosPost: number;

let before: string[];

const rows = <Row extends object>(sql: string) => studio.app.database.run<Row>(sql);

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  const { cleo } = studio;
  dora = await studio.person('dora');
  ada = await studio.person(mark, { accountType: 'business', fullName: `${mark} Lovett` });
  await ada.patch('/api/user', { bio: mark, profession: mark, city: mark, phone: '+44 7700 900123', customUrl: mark });
  await ada.patch('/api/user', { customUrl: `${mark}-2` });
  await ada.post('/api/email/change', { email: `${mark}2@example.com`, password: 'six-or-more' });
  await studio.nobody().post('/api/password/forgot', { email: `${mark}@example.com` });
  await ada.post('/api/second-step', { password: 'six-or-more' });
  await openHours(ada, { autoConfirm: true });
  // What was booked is called so in the other side's books.
  const serviceId = await offer(ada, { name: 'Plain cut', description: mark, price: 100 });
  await offer(ada, { name: mark });
  await ada.post('/api/offers', { title: mark, percent: 5, code: mark, listed: false });
  await ada.post('/api/calendar/blocks', { start: '2026-12-09T10:00:00Z', end: '2026-12-09T11:00:00Z', note: mark });
  const postId = await publish(ada, { caption: `${mark} #${mark} @cleo`, place: mark });
  await ada.post('/api/drafts', { caption: mark });
  await cleo.post(`/api/posts/${postId}/comments`, { content: 'Lovely' });
  await cleo.post(`/api/posts/${postId}/likes`, { userId: cleo.id });
  await cleo.put(`/api/posts/${postId}/save`);
  cleosPost = await publish(cleo, { caption: 'Mine' });
  await ada.post(`/api/posts/${cleosPost}/likes`, { userId: ada.id });
  await dora.post(`/api/posts/${cleosPost}/likes`, { userId: dora.id });
  await ada.put(`/api/posts/${cleosPost}/save`);
  const { body: comment } = await ada.post(`/api/posts/${cleosPost}/comments`, { content: mark });
  await dora.post(`/api/comments/${comment.id}/replies`, { content: 'Yes' });
  await dora.post(`/api/posts/${cleosPost}/comments`, { content: 'Stays' });
  await ada.post('/api/lookbooks', { name: mark });
  for (const [who, whom] of [
    [ada, cleo],
    [cleo, ada],
    [dora, cleo],
  ] as const) {
    await who.post('/api/followers', { followerId: who.id, followingId: whom.id });
  }
  await ada.post('/api/mutes', { mutedId: dora.id });
  await ada.post('/api/reports', { subjectKind: 'user', subjectId: dora.id, reason: 'spam', note: mark });
  await dora.post('/api/reports', { subjectKind: 'user', subjectId: ada.id, reason: 'spam', note: 'Look' });
  const [mediaId] = await upload(ada);
  await ada.post('/api/messages', { recipientId: cleo.id, content: mark, mediaId });
  await cleo.post('/api/messages', { recipientId: ada.id, content: 'Kept' });
  await ada.post('/api/messages', { recipientId: studio.ada.id, content: mark });
  const asArtist = { artistId: ada.id, serviceId, date: '2026-12-01T10:00:00Z' };
  const got = (await cleo.post('/api/bookings', asArtist)).body;
  await tookPlace(studio, got.id);
  await ada.patch(`/api/bookings/${got.id}/status`, { status: 'completed' });
  await rows(`INSERT INTO payments (booking_id, purpose, amount, currency, account_id, intent_id, status, opened_at, expires_at, seller)
    SELECT id, 'rest', 100, currency, 'acct', 'pi', 'paid', now(), now(),
           '{"name": "${mark}", "address": "${mark}", "vatNumber": "${mark}", "vatRate": 2000}' FROM bookings WHERE id = ${got.id}`);
  const { body: rating } = await cleo.post('/api/ratings', { bookingId: got.id, rating: 5, comment: 'Good' });
  await ada.post(`/api/ratings/${rating.id}/reply`, { reply: mark });
  const gave = (await studio.book(ada, '2026-12-01T12:00:00Z', { notes: mark })).body;
  await tookPlace(studio, gave.id);
  await studio.ada.patch(`/api/bookings/${gave.id}/status`, { status: 'completed' });
  await ada.post('/api/ratings', { bookingId: gave.id, rating: 4, comment: mark });
  // What she wrote down about a client, and what was written down about her.
  await ada.put(`/api/clients/${got.id}/note`, { note: mark });
  await studio.ada.put(`/api/clients/${gave.id}/note`, { note: mark });
  const calledOff = (await studio.book(ada, '2026-12-29T12:00:00Z')).body;
  await ada.post(`/api/bookings/${calledOff.id}/cancel`, { reason: mark });
  const refused = (await cleo.post('/api/bookings', { ...asArtist, date: '2026-12-29T10:00:00Z' })).body;
  await ada.patch(`/api/bookings/${refused.id}/status`, { status: 'declined', reason: mark });
  await studio.book(ada, '2026-12-30T12:00:00Z');
  await cleo.post('/api/bookings', { ...asArtist, date: '2026-12-30T10:00:00Z' });
  const guest = { fullName: 'Grace', email: 'grace@example.com' };
  const { body: guests } = await studio
    .nobody()
    .post('/api/bookings', { ...asArtist, date: '2026-12-31T10:00:00Z', guest });
  await ada.post(`/api/guest-threads/${guests.id}/messages`, { content: mark });
  await ada.post('/api/user/exports');
  await subscribe(studio, ada, 'premium');
  await cleo.get(`/api/users?q=${mark}`);
  await studio.runJob('posts.tell-likes');
  // Whoever takes bookings is told by mail whose message waits.
  studio.clock.at += 5 * 60_000;
  await studio.runJob('messaging.mail-unread');
  await studio.runJob('mail.deliver');
  before = await marked();
  await ada.post('/api/user/deletion', { password: 'six-or-more' });
  studio.clock.at += 14 * day;
  await studio.runJob('mail.deliver');
  // Two processes at once: each takes its own people.
  await Promise.all([studio.runJob('own-data.finish-leaving'), studio.runJob('own-data.finish-leaving')]);
  await studio.runJob('media.sweep');
});
afterAll(() => studio.close());

/** Every row of every table that holds a word of hers. */
async function marked(): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const held = await rows<{ held: string }>(`SELECT each::text AS held FROM ${name} AS each
      WHERE each::text ILIKE '%${mark}%' OR each::text LIKE '%900123%'`);
    found.push(...held.map(({ held: row }) => `${name}: ${row}`));
  }
  // The text of mails is encrypted in their rows.
  const mails = (await lettersIn(studio.app)).map(({ kind, recipient, letter }) =>
    [`mails: ${kind}`, recipient, JSON.stringify(letter)].join(' '),
  );
  return [...found, ...mails.filter((mail) => mail.includes(mark) || mail.includes('900123'))];
}

test('no column of any table holds a word of hers', async () => {
  const tables = new Set(before.map((row) => row.slice(0, row.indexOf(':'))));
  const talking = [
    'users',
    'posts',
    'comments',
    'messages',
    'ratings',
    'bookings',
    'services',
    'offers',
    'reports',
    'payments',
    'client_notes',
    'guest_messages',
  ];
  expect([...tables]).toEqual(
    expect.arrayContaining([...talking, 'mails', 'explore_people', 'time_blocks', 'lookbooks']),
  );
  expect(before.some((row) => /message\.unread.+ada@example\.com/.test(row))).toBe(true);
  expect(await marked()).toEqual([]);
});

test('every table that knows a person says what becomes of it', async () => {
  const knowing = await rows<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  );
  const treated = new Set(steps.map(({ table }) => table));
  const left = knowing.map(({ name }) => name).filter((name) => !treated.has(name) && !(name in goesAlong));
  expect(left).toEqual([]);
});

test('what the other side needs for its accounts is there, without a name', async () => {
  const { cleo } = studio;
  const { body: history } = await cleo.get(`/api/bookings/client/${cleo.id}`);
  const visit = history.find(({ artistId }: { artistId: number }) => artistId === ada.id);
  expect(visit).toMatchObject({ total: 100, artist: { fullName: 'Deleted account', username: '' } });
  const { body: ratings } = await cleo.get(`/api/ratings/artist/${studio.ada.id}`);
  expect(ratings.ratings).toMatchObject([{ rating: 4, comment: null, userId: null }]);
});

test('all counts are right', async () => {
  expect((await studio.cleo.get(`/api/users/${studio.cleo.id}`)).body).toMatchObject({
    followersCount: 1,
    followingCount: 0,
  });
  const post = (await dora.get(`/api/posts/${cleosPost}`)).body;
  expect(post).toMatchObject({ likesCount: 1, commentsCount: 1 });
  const wrong = await rows(`SELECT id FROM posts WHERE
    likes_count <> (SELECT count(*) FROM likes WHERE post_id = posts.id)
    OR saves_count <> (SELECT count(*) FROM saves WHERE post_id = posts.id)
    OR comments_count <> (SELECT count(*) FROM comments WHERE post_id = posts.id AND hidden_at IS NULL)`);
  expect(wrong).toEqual([]);
});

test('her pictures are gone from the storage, her name is free, and she cannot sign in', async () => {
  expect(await rows(`SELECT id FROM media WHERE owner_id = ${ada.id}`)).toEqual([]);
  const { body: thread } = await studio.cleo.get('/api/threads');
  expect(thread).toMatchObject([{ gone: true, last: { content: 'Kept' } }]);
  const signIn = await studio.nobody().post('/api/login', { username: mark, password: 'six-or-more' });
  expect(signIn.body.code).toBe('wrong_credentials');
  const odd = await studio.nobody().post('/api/login', { username: `gone:${ada.id}`, password: 'six-or-more' });
  expect(odd.body.code).toBe('wrong_credentials');
  expect((await studio.person(mark)).id).toBeGreaterThan(ada.id);
});

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '#tests/support/calendar-file.ts';
import { publish, upload } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { fetchExport, takeExport } from '#tests/support/take-export.ts';
import { createWorld } from '#tests/support/world.ts';

let studio: Studio;
let files: Readonly<Record<string, Uint8Array>>;
let exportId: number;

const textOf = (file: string) => strFromU8(files[file]!);
const recordsOf = (file: string): any[] => JSON.parse(textOf(file));
const contentsOf = (file: string) => recordsOf(file).map(({ content }) => content);

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  const { ada, cleo } = studio;
  const jun = await studio.person('jun', { fullName: '=Jun' });
  await ada.patch('/api/user', { bio: 'Lines, fine ones', city: 'London' });
  const booked = (await studio.book(cleo, '2026-12-01T10:00:00Z', { notes: 'By the window' })).body;
  await studio.book(jun, '2026-12-01T11:00:00Z');
  const { body: guests } = await studio.bookAsGuest('2026-12-01T12:00:00Z');
  await ada.post('/api/offers', { title: 'Special', percent: 5, weekdays: [3] });
  const calledOff = (await studio.book(cleo, '2026-12-02T10:00:00Z')).body;
  await cleo.post(`/api/bookings/${calledOff.id}/cancel`, { reason: 'The bus' });
  await ada.patch(`/api/bookings/${booked.id}/status`, { status: 'completed' });
  await ada.put(`/api/clients/${booked.id}/note`, { note: 'Likes tea' });
  await studio.nobody().post(`/api/manage/${guests.manageToken}/messages`, { content: 'May I bring a friend?' });
  await ada.post(`/api/guest-threads/${guests.id}/messages`, { content: 'Of course' });
  const { at } = studio.clock;
  studio.clock.at = Date.parse(booked.date);
  await cleo.post('/api/ratings', { bookingId: booked.id, rating: 5, comment: 'Lovely' });
  studio.clock.at = at;
  await ada.post('/api/calendar/blocks', { start: '2026-12-03T10:00:00Z', end: '2026-12-03T11:00:00Z', note: 'Bank' });
  const postId = await publish(ada, { caption: 'Knotless #braids for @cleo' });
  await ada.post('/api/drafts', {});
  await ada.post(`/api/posts/${postId}/comments`, { content: 'Mine' });
  await cleo.post(`/api/posts/${postId}/comments`, { content: 'Not Ada’s' });
  await ada.post(`/api/posts/${postId}/likes`, { userId: ada.id });
  await cleo.post('/api/messages', { recipientId: ada.id, content: 'Hello' });
  const [mediaId] = await upload(ada);
  await ada.post('/api/messages', { recipientId: cleo.id, content: 'Look', mediaId });
  await ada.post('/api/followers', { followerId: ada.id, followingId: cleo.id });
  await cleo.post('/api/followers', { followerId: cleo.id, followingId: ada.id });
  await ada.post('/api/mutes', { mutedId: jun.id });
  ({ id: exportId, files } = await takeExport(studio, ada));
});
afterAll(() => studio.close());

test('the zip holds what Ada entered, and what is about her', () => {
  expect(recordsOf('account.json')).toMatchObject([
    { id: studio.ada.id, username: 'ada', email: 'ada@example.com', bio: 'Lines, fine ones', city: 'London' },
  ]);
  expect(recordsOf('account/sessions.json')).toHaveLength(1);
  expect(recordsOf('services.json')).toMatchObject([{ name: 'Cut', duration: 60, price: 6000 }]);
  expect(recordsOf('availability.json')).toMatchObject([{ timeZone: 'Europe/London', weeklyHours: { length: 7 } }]);
  expect(recordsOf('time-blocks.json')).toMatchObject([{ note: 'Bank', startsAt: '2026-12-03T10:00:00+00:00' }]);
  const talk = recordsOf('bookings/guest-messages.json');
  expect(talk.map(({ fromGuest, content }) => [fromGuest, content])).toEqual([
    [true, 'May I bring a friend?'],
    [false, 'Of course'],
  ]);
  expect(recordsOf('bookings/client-notes.json')).toMatchObject([{ client: { username: 'cleo' }, note: 'Likes tea' }]);
  expect(recordsOf('offers.json')).toMatchObject([{ title: 'Special', percent: 5 }]);
  const reduced = recordsOf('bookings/as-professional.json').filter(({ offerTitle }) => offerTitle === 'Special');
  expect(reduced).toMatchObject([{ offerWeekdays: [3] }]);
  expect(recordsOf('posts.json')).toMatchObject([
    { caption: 'Knotless #braids for @cleo', tags: ['braids'], mentions: [{ username: 'cleo' }] },
    { publishedAt: null },
  ]);
  expect(contentsOf('comments.json')).toEqual(['Mine']);
  expect(recordsOf('likes.json')).toMatchObject([{ postId: recordsOf('posts.json')[0].id }]);
  expect(contentsOf('messages.json')).toEqual(['Hello', 'Look']);
  expect(recordsOf('messages.json').map(({ fromMe }) => fromMe)).toEqual([false, true]);
  expect(recordsOf('ratings/received.json')).toMatchObject([{ rating: 5, person: { username: 'cleo' } }]);
  for (const file of ['followers', 'following']) {
    expect(recordsOf(`people/${file}.json`)).toMatchObject([{ person: { username: 'cleo' } }]);
  }
  expect(recordsOf('people/muted.json')).toMatchObject([{ person: { username: 'jun' } }]);
  expect(recordsOf('people/blocked.json')).toEqual([]);
  expect(textOf('read-me.txt')).toContain('Everything that you entered');
});

test('visits come as records, as a calendar and as a table of clients that runs no formula', () => {
  const visits = recordsOf('bookings/as-professional.json');
  expect(visits.map(({ status }) => status)).toEqual(['completed', 'confirmed', 'confirmed', 'cancelled']);
  expect(visits[0]).toMatchObject({ client: { username: 'cleo' }, notes: 'By the window', total: 6000 });
  expect(visits[2]).toMatchObject({ client: null, guestEmail: 'grace@example.com' });
  expect(visits[3]).toMatchObject({ cancelledBy: 'client', closingReason: 'The bus' });
  const calendar = entriesOf(textOf('bookings/as-professional.ics'));
  expect(calendar.entries.map(({ summary }) => summary)).toHaveLength(3);
  expect(entriesOf(textOf('bookings/as-client.ics')).entries).toEqual([]);
  expect(textOf('clients.csv').split('\r\n').slice(1)).toEqual([
    "'=Jun,jun,,,1,2026-12-01,2026-12-01",
    'Cleo,cleo,,,1,2026-12-01,2026-12-01',
    'Grace Hopper,,grace@example.com,+44 20 7946 0000,1,2026-12-01,2026-12-01',
    '',
  ]);
});

test('what was given comes as a table to sum up, in the words and by the clock of the professional', () => {
  const [head, ...visits] = textOf('visits.csv').split('\r\n');
  expect(head).toBe('Date,Time,Client,Service,Status,Price,Paid,Left to pay,Currency');
  expect(visits).toEqual([
    '2026-12-01,10:00,Cleo,Cut,completed,60.00,0.00,60.00,USD',
    "2026-12-01,11:00,'=Jun,Cut,confirmed,60.00,0.00,60.00,USD",
    '2026-12-01,12:00,Grace Hopper,Cut,confirmed,60.00,0.00,60.00,USD',
    '2026-12-02,10:00,Cleo,Cut,cancelled,,0.00,0.00,USD',
    '',
  ]);
});

test('every picture lies where the records say', () => {
  const [post] = recordsOf('posts.json');
  const said = [post.pictures[0].file, recordsOf('messages.json')[1].picture];
  expect(
    Object.keys(files)
      .filter((file) => file.startsWith('pictures/'))
      .toSorted(),
  ).toEqual(said.toSorted());
  for (const file of said) expect([...files[file]!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('no secret of any kind leaves with it', () => {
  const all = Object.keys(files)
    .filter((file) => !file.startsWith('pictures/'))
    .map(textOf)
    .join('');
  for (const secret of ['argon2', 'token', 'secret', 'publicKey', 'credential']) expect(all).not.toContain(secret);
});

test('the page is told that it is done; nobody fetches the same export twice, and nobody else’s at all', async () => {
  const { ada, cleo } = studio;
  const [latest] = (await ada.get('/api/user/exports')).body;
  expect(latest).toMatchObject({ id: exportId, status: 'finished', filesDone: Object.keys(files).length });
  expect(latest.filesTotal).toBe(latest.filesDone);
  expect((await fetchExport(studio, ada, exportId)).status).toBe(404);
  const { id } = (await ada.post('/api/user/exports')).body;
  expect((await fetchExport(studio, cleo, id)).status).toBe(404);
  studio.clock.at += 300_000;
  expect((await fetchExport(studio, ada, id)).status).toBe(404);
  expect((await ada.get('/api/user/exports')).body[0].status).toBe('stopped');
});

test('whoever goes away in the middle has stopped it, and may begin again', async () => {
  const { id } = (await studio.ada.post('/api/user/exports')).body;
  for (const site of ['cross-site', 'same-site']) {
    const led = await studio.ada.get(`/api/user/exports/${id}/file`, { 'sec-fetch-site': site });
    expect([led.status, led.body.code]).toEqual([403, 'cross_site']);
  }
  const reader = (await fetchExport(studio, studio.ada, id)).body!.getReader();
  await reader.read();
  await reader.cancel();
  const statusOf = async () => (await studio.ada.get('/api/user/exports')).body[0].status;
  await expect.poll(statusOf).toBe('stopped');
  expect(Object.keys((await takeExport(studio, studio.ada)).files).toSorted()).toEqual(Object.keys(files).toSorted());
});

test('its own words are in the reader’s language', async () => {
  const { id } = (await studio.cleo.post('/api/user/exports')).body;
  const answer = await fetchExport(studio, studio.cleo, id, { 'accept-language': 'fr' });
  const taken = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(strFromU8(taken['read-me.txt']!)).toContain('Tout ce que vous avez saisi');
  expect(strFromU8(taken['clients.csv']!)).toContain('Nom,');
  const [visit] = JSON.parse(strFromU8(taken['bookings/as-client.json']!));
  expect(visit).toMatchObject({ professional: { username: 'ada' }, notes: 'By the window' });
  expect(visit).not.toHaveProperty('guestEmail');
});

test('more than five in an hour are refused, with when to come back', async () => {
  const world = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const ada = await world.person('ada');
  for (let time = 0; time < 5; time++) expect((await ada.post('/api/user/exports')).status).toBe(201);
  const refused = await ada.post('/api/user/exports');
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
  await world.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#tests/support/admins.ts';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { openHours } from '#tests/support/schedule.ts';
import { tookPlace } from '#tests/support/took-place.ts';
import type { Visitor } from '#tests/support/world.ts';

// Every GET route of the API description is called as each kind of reader, in a test world with recognizable private data.
// New routes and fields are covered without any change here.

const adaPhone = '+44 7700 900111';
const cleoPhone = '+44 7700 900222';
/** What only the two people of a visit, or the owner, may read. */
const privateWords = [
  'ada@example.com',
  'cleo@example.com',
  'grace@example.com',
  adaPhone,
  cleoPhone,
  '+44 20 7946 0000',
  'Grace Hopper',
  'a note about Cleo',
  'a wish of Cleo',
  'written to Ada',
  'why Ada is away',
  'no coffee',
];

let studio: Furnished;
let sid: Visitor;
let bea: Visitor;
let max: Visitor;
let paths: string[];

beforeAll(async () => {
  studio = await createFurnished();
  const { ada, cleo, known, app } = studio;
  sid = await studio.person('sid');
  bea = await studio.person('bea', { accountType: 'business' });
  await openHours(bea, {});
  max = await admin(studio, 'max');
  await ada.patch('/api/user', { phone: adaPhone });
  await cleo.patch('/api/user', { phone: cleoPhone });
  await studio.book(cleo, '2026-12-02T12:00:00Z', { notes: 'a wish of Cleo' });
  await cleo.post('/api/messages', { recipientId: ada.id, content: 'written to Ada' });
  await ada.put(`/api/clients/${String(known['bookingId'])}/note`, { note: 'a note about Cleo' });
  const block = { start: '2026-12-04T10:00:00Z', end: '2026-12-04T11:00:00Z', note: 'why Ada is away' };
  await ada.post('/api/calendar/blocks', block);
  await studio.nobody().post(`/api/manage/${String(known['token'])}/messages`, { content: 'no coffee' });
  await ada.post('/api/second-step', { password: 'six-or-more' });
  await studio.nobody().post('/api/password/forgot', { email: 'ada@example.com' });
  await ada.post('/api/email/change', { email: 'ada-new@example.com', password: 'six-or-more' });
  await app.database.run(
    `UPDATE users SET stripe_customer_id = 'cus_marked' || id, stripe_subscription_id = 'sub_marked' || id`,
  );
  const routes = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
  // A stream of events never ends; a guest's link belongs to the guest, who may read their own visit.
  const read = routes.filter(
    ({ method, path }) => method === 'GET' && path !== '/api/events' && !path.includes('{token}'),
  );
  paths = [ada.id, cleo.id].flatMap((userId) =>
    read.map(({ path }) =>
      path.replaceAll(/\{(\w+)\}/g, (_, name) => String(name === 'userId' ? userId : known[name])),
    ),
  );
  paths.push('/api/users?works=true&nextFree=true&q=ada', '/api/posts?feed=everyone', '/api/explore/work?q=ada');
  paths.push('/api/calendar?from=2026-12-01&to=2026-12-08');
});
afterAll(() => studio.close());

/** Every response to a reader, by its path. */
async function readAll(who: Visitor): Promise<[string, string, unknown][]> {
  const answers: [string, string, unknown][] = [];
  for (const path of new Set(paths)) {
    const { status, body } = await who.get(path);
    if (status === 200) answers.push([path, typeof body === 'string' ? body : JSON.stringify(body), body]);
  }
  return answers;
}

/** Where a text occurs in the responses to a reader. */
async function found(who: Visitor, words: readonly string[]): Promise<string[]> {
  const answers = await readAll(who);
  expect(answers.length).toBeGreaterThan(25);
  return answers.flatMap(([path, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
}

test('no visitor, member or other professional reads a private address, number or text', async () => {
  for (const who of [studio.nobody(), sid, bea]) expect(await found(who, privateWords)).toEqual([]);
});

test('a client does not read her professional’s private notes', async () => {
  const own = ['cleo@example.com', cleoPhone, 'a wish of Cleo', 'written to Ada'];
  expect(
    await found(
      studio.cleo,
      privateWords.filter((word) => !own.includes(word)),
    ),
  ).toEqual([]);
});

test('a professional reads her own data, and this test would notice it', async () => {
  const read = (await found(studio.ada, privateWords)).map((line) => line.split(': ')[1]);
  for (const word of ['ada@example.com', 'Grace Hopper', 'a note about Cleo', 'written to Ada', 'why Ada is away'])
    expect(read).toContain(word);
});

test('no response to any reader contains the program’s secrets', async () => {
  const columns = await studio.owner.run<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(hash|secret|sealed|token|stripe|customer_id)'
        AND column_name <> 'thumbhash' AND data_type IN ('text', 'character varying', 'bytea')`,
  );
  const secrets: string[] = [];
  for (const { table, column } of columns) {
    const rows = await studio.owner.run<{ value: string }>(
      `SELECT DISTINCT "${column}"::text AS value FROM "${table}" WHERE length("${column}"::text) >= 10`,
    );
    secrets.push(...rows.map(({ value }) => value));
  }
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets).toContain(`cus_marked${studio.ada.id}`);
  for (const who of [studio.nobody(), sid, bea, studio.cleo, studio.ada, max])
    expect(await found(who, secrets)).toEqual([]);
});

/** Field names that no shape has, whatever they contain. */
const neverNamed = /password(?!ChangedAt|$)|passwordHash|tokenHash|stripe|secret|sealed|attempts/i;
/** Field names that only a user's own account, or their own visits, have. */
const ownNames = new Set(['email', 'phone', 'isAdmin', 'trialEndsAt', 'subscriptionStatus', 'notes', 'latitude']);

function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* namesIn(each);
  else if (value && typeof value === 'object') {
    for (const [name, each] of Object.entries(value)) {
      yield name;
      yield* namesIn(each);
    }
  }
}

test('no shape has a private field of another user, empty or not', async () => {
  const wrong: string[] = [];
  for (const who of [studio.nobody(), bea]) {
    for (const [path, , body] of await readAll(who)) {
      if (path === '/api/openapi.json') continue;
      const own =
        path === '/api/user' ||
        path === '/api/contact' ||
        path === '/api/subscription' ||
        path.startsWith('/api/security');
      for (const name of namesIn(body))
        if (neverNamed.test(name) || (ownNames.has(name) && !own)) wrong.push(`${path}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the two people of a visit can see which visit a rating belongs to', async () => {
  const { ada, cleo, app, known } = studio;
  const id = known['bookingId'] as number;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
  await tookPlace(studio, id);
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  expect((await cleo.post('/api/ratings', { bookingId: id, rating: 5 })).body.bookingId).toBe(id);
  for (const who of [studio.nobody(), sid, cleo]) {
    const [rating] = (await who.get(`/api/ratings/artist/${ada.id}`)).body.ratings;
    expect(rating).toMatchObject({ artistId: ada.id, rating: 5 });
    expect(rating).not.toHaveProperty('bookingId');
  }
  expect((await cleo.get(`/api/ratings/client/${cleo.id}`)).body[0].bookingId).toBe(id);
  expect((await ada.get(`/api/bookings/${id}/rating`)).body.rating.bookingId).toBe(id);
  await app.database.run('DELETE FROM ratings');
});

test('only the artist sees her past absences, and those beyond the bookable days', async () => {
  const dates = ['2026-10-01', '2026-11-25', '2026-11-26', '2026-12-24', '2026-12-26', '2026-12-27', '2027-08-01'];
  const overrides = dates.map((date) => ({ date, intervals: [] }));
  await openHours(bea, { overrides, maxAdvance: 30 });
  const path = `/api/users/${bea.id}/availability`;
  const shown = async (who: Visitor) => (await who.get(path)).body.overrides.map(({ date }: { date: string }) => date);
  for (const who of [studio.nobody(), sid]) expect(await shown(who)).toEqual(dates.slice(2, 5));
  expect(await shown(bea)).toEqual(dates);
});

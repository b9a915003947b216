import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// What is counted by a name that anybody may know keeps strangers from trying for ever, and its owner from nothing.

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({}, { ULI_RATE_LIMITS: 'on' });
});
afterAll(() => studio.close());

const stranger = '203.0.113.9';
const home = '198.51.100.7';
const post = async (path: string, body: object, address: string) =>
  (await studio.nobody({ address }).post(path, body)).status;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('who guesses at a name shuts its owner out nowhere but at the guesser’s own address', async () => {
  const signIn = (password: string, address: string) => post('/api/login', { username: 'cleo', password }, address);
  for (const time of times(10)) expect(await signIn(`guess-${time}`, stranger)).toBe(401);
  expect(await signIn('six-or-more', stranger)).toBe(429);
  expect(await signIn('six-or-more', home)).toBe(200);
  // Another spelling of the name is the same name.
  expect(await post('/api/login', { username: 'CLEO', password: 'six-or-more' }, stranger)).toBe(429);
});

test('many addresses together do not guess for ever', async () => {
  const statuses = new Set<number>();
  for (const time of times(101)) {
    const address = `203.0.113.${100 + Math.floor(time / 10)}`;
    statuses.add(await post('/api/login', { username: 'nobody.at.all', password: `guess-${time}` }, address));
  }
  expect([...statuses]).toEqual([401, 429]);
}, 60_000);

test('who asks for links to somebody’s address does not keep them from asking', async () => {
  const ask = (address: string) => post('/api/password/forgot', { email: 'cleo@example.com' }, address);
  for (const status of [204, 204, 204, 204, 204, 429]) expect(await ask(stranger)).toBe(status);
  expect(await ask(home)).toBe(204);
});

test('who books in the name of a guest’s address does not keep that guest from booking', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '+44 20 7946 0000' };
  const book = (hour: number, address: string) => {
    const date = new Date(Date.UTC(2026, 10, 27 + Math.floor(hour / 8), 9 + (hour % 8))).toISOString();
    return post('/api/bookings', { artistId: studio.ada.id, serviceId: studio.serviceId, date, guest }, address);
  };
  for (const hour of times(10)) expect(await book(hour, stranger)).toBe(201);
  expect(await book(10, stranger)).toBe(429);
  expect(await book(10, home)).toBe(201);
});

test('what is counted holds nobody’s name or address', async () => {
  const rows = await studio.app.database.run<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows.filter(({ key }) => /cleo|grace|@/i.test(key))).toEqual([]);
  expect(rows.length).toBeGreaterThan(4);
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonRequest, listen, type Listening } from '#tests/support/listening.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// H1: the facts about a request travel beside it; a header that imitates ours has no effect.

let world: World;
let server: Listening;

beforeEach(async () => {
  world = await createWorld({ ULI_RATE_LIMITS: 'on' });
  server = await listen(world, {
    // A page that forwards its visitor's headers, as the contact form does.
    handle: async (request, { api }) => {
      const body = await request.text();
      const headers = new Headers({ 'Content-Type': 'application/json' });
      const { status } = await api({ method: 'POST', url: 'http://uli.test/api/contact', headers, body });
      return new Response('a page', { status });
    },
  });
});

afterEach(async () => {
  await server.close();
  await world.close();
});

const letter = {
  name: 'Mallory',
  email: 'mallory@example.com',
  subject: 'Hello',
  message: 'A message that is long enough to be read.',
};
const newcomer = (index: number) => ({
  username: `flood${index}`,
  fullName: 'Flood',
  email: `flood${index}@example.com`,
  password: 'a passphrase of the flood',
});
const invented = (index: number) => ({ 'X-Uli-Address': `10.9.0.${index}` });
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);

/** The counts per address of a limit, by address. */
const counted = async (limit: string) => {
  const rows = await world.app.database.run<{ key: string; points: number }>('SELECT key, points FROM rate_limits');
  return Object.fromEntries(
    rows.filter(({ key }) => key.startsWith(`${limit}:`)).map(({ key, points }) => [key.split(':')[1], points]),
  );
};
const countOf = async (table: 'contact_messages' | 'users') =>
  (await world.app.database.run<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;
/** A reset connection gets no response: waits until no more of the sent requests arrive. */
const settled = async (count: () => Promise<number>) => {
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await wait(300);
  }
};

test.each(['/api/contact', '/contact'])(
  'a client that invents an address in a header is counted as its peer at %s',
  async (path) => {
    const statuses = [];
    for (const index of times(6))
      statuses.push(statusOf(await server.send(jsonRequest(path, letter, invented(index)))));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Object.keys(await counted('contact_address'))).toEqual(['127.0.0.1']);
    expect(await countOf('contact_messages')).toBe(5);
  },
);

test.each(['/api/contact', '/contact'])(
  'a client that resets the connection and invents addresses cannot exceed the limit at %s',
  async (path) => {
    for (const index of times(40)) await server.send(jsonRequest(path, letter, invented(index)), { reset: true });
    await settled(() => countOf('contact_messages'));
    expect(await countOf('contact_messages')).toBeLessThanOrEqual(5);
    expect(Object.keys(await counted('contact_address')).filter((address) => address !== '127.0.0.1')).toEqual([]);
  },
);

test('a client that resets the connection opens no more accounts than its address may', async () => {
  for (const index of times(40))
    await server.send(jsonRequest('/api/register', newcomer(index), invented(index)), { reset: true });
  await settled(() => countOf('users'));
  expect(await countOf('users')).toBeLessThanOrEqual(20);
  expect(Object.keys(await counted('register_address')).filter((address) => address !== '127.0.0.1')).toEqual([]);
});

test('a client that resets the connection does not block other clients', async () => {
  const attempt = { username: 'ada', password: 'guessed wrong' };
  const theirs = { 'X-Uli-Address': '198.51.100.77' };
  for (const _ of times(30)) await server.send(jsonRequest('/api/login', attempt, theirs), { reset: true });
  await wait(500);
  expect(Object.keys(await counted('login_address')).filter((address) => address !== '127.0.0.1')).toEqual([]);
});

test('without the header, a reset connection is not charged to a shared address either', async () => {
  for (const _ of times(20)) await server.send(jsonRequest('/api/contact', letter), { reset: true });
  await settled(() => countOf('contact_messages'));
  expect(await counted('contact_address')).not.toHaveProperty('local');
  expect(await countOf('contact_messages')).toBeLessThanOrEqual(5);
});

test('headers that imitate ours reach no route', async () => {
  const seen: string[] = [];
  const watching = await listen(world, {
    handle: async (request) => {
      seen.push(...request.headers.keys());
      return new Response('a page');
    },
  });
  const ours = { 'X-Uli-Address': '10.9.0.1', 'x-uli-session': 'mine', 'X-ULI-Anything': 'at all', 'X-Other': 'kept' };
  await watching.send(jsonRequest('/contact', letter, ours));
  await watching.close();
  expect(seen.filter((name) => name.startsWith('x-'))).toEqual(['x-other']);
});

test('no code of ours reads or writes such a header', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /x-uli-/i.test(readFileSync(file, 'utf8')))).toEqual(['src/platform/http/edge.ts']);
});

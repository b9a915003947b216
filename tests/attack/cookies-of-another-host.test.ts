import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/built-web.ts';
import { listen, type Listening } from '#tests/support/listening.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// M8: no other host, and no page over plain http, can set a cookie that we read.

let safe: World;
let server: Listening;
let plain: World;

beforeAll(async () => {
  safe = await createWorld({ ULI_URL: 'https://uli.test' });
  plain = await createWorld();
  server = await listen(safe, await builtWeb());
}, 300_000);

afterAll(async () => {
  await server.close();
  await safe.close();
  await plain.close();
});

const account = (username: string) => ({
  username,
  fullName: 'Ada',
  email: `${username}@example.com`,
  password: 'a passphrase of mine',
});
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  redirect: 'manual' as const,
  body: new URLSearchParams(fields),
});
const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const setBy = ({ headers }: { headers: Headers }) => headers.getSetCookie();

/** All cookies that are set anywhere, once each. */
async function everyCookie(world: World): Promise<string[]> {
  const ada = world.nobody();
  const registered = await ada.post('/api/register', account('ada'));
  const { id } = registered.body;
  await openHours(ada);
  const serviceId = await offer(ada);
  const wish = { artistId: id, serviceId, date: '2026-12-01T10:00:00Z' };
  return [
    registered,
    await world.nobody().post('/api/holds', wish),
    await ada.patch('/api/user', { language: 'fr' }),
    await world.nobody().post('/api/login', { username: 'ada', password: 'a passphrase of mine' }),
    await ada.post('/api/logout'),
  ].flatMap(setBy);
}

test('over https every cookie is bound to this exact host, and is sent only over https', async () => {
  const pages = [
    await at('/theme', form({ theme: 'dark', back: '/' })),
    await at('/theme', form({ theme: 'system', back: '/' })),
    await at('/language', form({ language: 'ar', back: '/' })),
  ];
  const set = [...pages.flatMap(setBy), ...(await everyCookie(safe))];
  expect(new Set(set.map((cookie) => cookie.split('=', 1)[0]))).toEqual(
    new Set(['theme', 'language', 'session', 'device', 'hold', 'admin'].map((name) => `__Host-uli_${name}`)),
  );
  // Browsers require this of the __Host- prefix, and otherwise drop the cookie.
  for (const cookie of set) {
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).toMatch(/; Secure;/);
    expect(cookie).not.toMatch(/domain/i);
    expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)$/);
  }
});

test('over plain http, as on a developer machine, cookies have plain names that browsers accept', async () => {
  const set = await everyCookie(plain);
  expect(set.filter((cookie) => !cookie.startsWith('uli_') || cookie.includes('; Secure'))).toEqual([]);
});

test('a cookie that another host could have set starts no session, and sets neither theme nor language', async () => {
  const ben = safe.nobody();
  await ben.post('/api/register', account('ben'));
  expect((await ben.get('/api/user')).status).toBe(200);
  const planted = ben.cookie().replaceAll('__Host-', '');
  expect((await safe.nobody().get('/api/user', { cookie: planted })).status).toBe(401);
  const page = await (await at('/auth', { headers: { Cookie: 'uli_theme=dark; uli_language=ar' } })).text();
  expect(/<html[^>]*>/.exec(page)?.[0]).toBe('<html lang="en" data-cookies="host">');
});

test('our own cookie does set theme and language, and pages state its names', async () => {
  const headers = { Cookie: '__Host-uli_theme=dark; __Host-uli_language=ar' };
  const page = await (await at('/auth', { headers })).text();
  expect(/<html[^>]*>/.exec(page)?.[0]).toBe('<html lang="ar" dir="rtl" data-theme="dark" data-cookies="host">');
});

test('the cache for visitors depends only on their own cookies', async () => {
  const titleWith = async (cookie: string) =>
    /<html[^>]*>/.exec(await (await at('/pricing', { headers: { Cookie: cookie } })).text())?.[0];
  for (const _ of [1, 2]) {
    expect(await titleWith('__Host-uli_theme=dark')).toContain('data-theme="dark"');
    expect(await titleWith('uli_theme=dark')).not.toContain('data-theme');
    expect(await titleWith('')).not.toContain('data-theme');
  }
});

test('the API description names the cookie that it reads', async () => {
  const nameIn = async (world: World) =>
    (await world.nobody().get('/api/openapi.json')).body.components.securitySchemes.session.name;
  expect([await nameIn(safe), await nameIn(plain)]).toEqual(['__Host-uli_session', 'uli_session']);
});

test('only one file writes cookies', async () => {
  const writes =
    /hono\/cookie|uli_(?:session|admin|keep|ticket|hold|booked|outbox|theme|language|feed)|samesite|httponly/i;
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}'));
  const found = files.filter((file) => !/\.test\.ts/.test(file) && writes.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(['src/kernel/cookies.ts']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/built-web.ts';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { listen, type Listening } from '#tests/support/listening.ts';
import { addressOf, dataAddressOf, pageRoutes } from '#tests/support/page-routes.ts';

// Behind a proxy that speaks TLS a request reaches the program by http, while its browser says https.

let world: Furnished;
let server: Listening;

beforeAll(async () => {
  world = await createFurnished({ ULI_URL: 'https://uli.test' });
  server = await listen(world, await builtWeb());
}, 300_000);
afterAll(async () => {
  await server.close();
  await world.close();
});

const post = async (path: string, headers: Record<string, string>) => {
  const { status, body } = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ intent: 'none', email: 'not-there@example.com' }),
  });
  await body?.cancel();
  return status;
};

test('a form is answered alike with the address of its page in https and without', async () => {
  const browser = { origin: 'https://uli.test', 'sec-fetch-site': 'same-origin' };
  for (const route of pageRoutes) {
    const address = addressOf(route, world.known);
    for (const path of [address, dataAddressOf(address)])
      expect([path, await post(path, browser)]).toEqual([path, await post(path, {})]);
  }
  expect(await post('/auth/forgot', browser)).toBe(200);
});

test('a form of another site is refused', async () => {
  expect(await post('/auth/forgot', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post('/auth/forgot', { origin: 'https://evil.test' })).toBe(403);
});

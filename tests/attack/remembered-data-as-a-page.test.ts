import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/built-web.ts';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { listen, type Listening } from '#tests/support/listening.ts';
import { addressOf, dataAddressOf, pageRoutes, type PageRoute } from '#tests/support/page-routes.ts';

// H2: the cache keeps the complete response, and page data that a router's script fetches is never served as a page.

let world: Furnished;
let server: Listening;

beforeAll(async () => {
  world = await createFurnished();
  await world.ada.patch('/api/user', { bio: '<form action=/u/ada/book><input name=notes type=password></form>' });
  server = await listen(world, await builtWeb());
}, 300_000);

afterAll(async () => {
  await server.close();
  await world.close();
});

/** The response to a visitor, without its date and what changes on purpose with each response: its nonce, and so its length. */
async function ask(path: string, asked: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', headers: asked });
  const text = await answer.text();
  const sent = [...answer.headers]
    .filter(([name]) => name !== 'date' && name !== 'content-length')
    .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, "'nonce-…'")]);
  const headers: Record<string, string> = Object.fromEntries(sent);
  const kind = text === '' ? 'nothing' : /^\s*<!doctype/i.test(text) ? 'page' : 'data';
  const saysSo = kind === 'nothing' || (kind === 'page') === (headers['content-type'] ?? '').startsWith('text/html');
  return { path, status: answer.status, headers, kind, saysSo };
}

const known = () => ({ ...world.known, userId: world.ada.id });

test.each(pageRoutes)('$pattern is the same on the second request', async (route) => {
  const address = addressOf(route, known());
  const first = await ask(address);
  expect(first).toMatchObject({ saysSo: true });
  expect(await ask(address)).toEqual(first);
});

const readings: readonly [string, (route: PageRoute) => string | undefined][] = [
  ['with all of its routes', () => undefined],
  ['without the root', ({ id }) => id],
];
const inert = {
  kind: 'data',
  headers: {
    'content-type': 'text/x-script; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-remix-response': 'yes',
  },
};

test.each(readings)('page data that a script fetches %s never becomes a page', async (_, only) => {
  // No script navigates to the API's own documents.
  for (const route of pageRoutes.filter(({ pattern }) => !pattern.startsWith('/api/'))) {
    const address = dataAddressOf(addressOf(route, known()), only(route));
    const first = await ask(address);
    expect(first).toMatchObject(first.kind === 'nothing' ? { saysSo: true } : inert);
    expect(await ask(address)).toEqual(first);
    expect(await ask(address, { 'Sec-Fetch-Dest': 'document' })).toEqual(first);
  }
});

test('the data of a public page stays data however often it is requested, and the page a page', async () => {
  const address = '/u/ada.data?_routes=pages%2Fpublic-page%2Fat-username';
  const types = [];
  for (const path of [address, address, '/u/ada', address, '/u/ada'])
    types.push((await ask(path)).headers['content-type']!.split(';')[0]);
  expect(types).toEqual(['text/x-script', 'text/x-script', 'text/html', 'text/x-script', 'text/html']);
});

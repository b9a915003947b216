import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/built-web.ts';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { listen, type Listening } from '#tests/support/listening.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { addressOf, dataAddressOf, pageRoutes } from '#tests/support/page-routes.ts';
import { createWorld } from '#tests/support/world.ts';

// L5: what each response tells browsers, and who may store it.

let world: Furnished;
let server: Listening;
let picture: string;

beforeAll(async () => {
  world = await createFurnished();
  const [post] = (await world.ada.get(`/api/users/${world.ada.id}/posts`)).body;
  picture = Object.values<any>(post.images[0].files ?? post.images[0]).find((value) =>
    String(value).startsWith('/media/'),
  );
  server = await listen(world, await builtWeb());
}, 300_000);

afterAll(async () => {
  await server.close();
  await world.close();
});

const ask = (path: string, cookie?: string) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...(cookie && { headers: { cookie } }) });
const headerOf = async (path: string, name: string, cookie?: string) => {
  const { headers, body } = await ask(path, cookie);
  await body?.cancel();
  return headers.get(name);
};
const known = () => ({ ...world.known, userId: world.ada.id });
const inert = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

test('every page lists what may run in it, and our own files do not run just because they are ours', async () => {
  for (const route of pageRoutes) {
    for (const cookie of [undefined, world.ada.cookie()]) {
      const { headers, body } = await ask(addressOf(route, known()), cookie);
      await body?.cancel();
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      const policy = Object.fromEntries(
        headers
          .get('content-security-policy')!
          .split('; ')
          .map((part) => [part.split(' ', 1)[0], part]),
      );
      expect(policy).toMatchObject({
        'base-uri': "base-uri 'none'",
        'object-src': "object-src 'none'",
        'frame-ancestors': "frame-ancestors 'none'",
        'form-action': "form-action 'self'",
      });
      expect(policy['script-src']).toMatch(
        /^script-src (?:'none'|'nonce-[\w-]+' 'strict-dynamic'|(?:'sha256-[\w+/=]+' )+'strict-dynamic')$/,
      );
    }
  }
});

test('every API response is inert when opened as a document', async () => {
  const document = (await world.nobody().get('/api/openapi.json')).body;
  const asked = describedRoutes(document).filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
  expect(asked.length).toBeGreaterThan(80);
  for (const { path } of asked) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(known()[name as never] ?? 1));
    const { headers, body } = await ask(address, world.ada.cookie());
    await body?.cancel();
    const isPdf = headers.get('content-type') === 'application/pdf';
    expect([address, headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
      address,
      isPdf ? "base-uri 'none'; frame-ancestors 'none'" : inert,
      'nosniff',
    ]);
  }
});

const files = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/u/ada/rss.xml',
  '/assets/gone.js',
  '/icon-192.png',
];

test.each(files)('%s is inert when opened as a document', async (path) => {
  expect(await headerOf(path, 'content-security-policy')).toBe(inert);
});

test('other sites can embed our pictures, and nothing else', async () => {
  const shown = [picture, `/og/profile/${world.ada.id}`];
  for (const path of shown)
    expect([path, await headerOf(path, 'cross-origin-resource-policy')]).toEqual([path, 'cross-origin']);
  for (const path of ['/', '/api/categories', '/u/ada/rss.xml', '/mediaX', '/ogre', '/icon-192.png'])
    expect([path, await headerOf(path, 'cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
});

test('only the setting makes browsers require https for subdomains', async () => {
  const saying = async (settings: Record<string, string>) => {
    const other = await createWorld(settings);
    const { headers } = await other.nobody().get('/api/categories');
    await other.close();
    return headers.get('strict-transport-security');
  };
  expect(await saying({})).toBeNull();
  expect(await saying({ HSTS_SUBDOMAINS: 'on' })).toBeNull();
  expect(await saying({ ULI_URL: 'https://uli.test' })).toBe('max-age=31536000');
  expect(await saying({ ULI_URL: 'https://uli.test', HSTS_SUBDOMAINS: 'on' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

const year = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';
/** Every kind of response that may be stored or revalidated outside the reader's own window. All others are `no-store`. */
const kept: Record<string, string> = {
  '/healthz': 'no-store',
  '/readyz': 'no-store',
  '/robots.txt': shortly,
  '/sitemap.xml': shortly,
  '/u/ada/rss.xml': shortly,
  '/og/profile/ada': shortly,
  '/media/…': year,
  '/icon-192.png': 'public, max-age=86400',
  '/service-worker.js': 'no-cache',
  '/assets/gone.js': 'no-store',
  '/api/categories': 'no-store',
};

test('the service worker runs in no frame of another site', async () => {
  expect(await headerOf('/service-worker.js', 'content-security-policy')).toMatch(
    /base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test.each(Object.entries(kept))('%s has the caching policy %s', async (path, said) => {
  const address = path.replace('/media/…', picture).replace('/og/profile/ada', `/og/profile/${world.ada.id}`);
  expect(await headerOf(address, 'cache-control')).toBe(said);
});

test('no page or page data of a signed-in user is stored anywhere', async () => {
  for (const route of pageRoutes) {
    const address = addressOf(route, known());
    for (const path of [address, dataAddressOf(address)]) {
      expect([path, await headerOf(path, 'cache-control', world.ada.cookie())]).toEqual([path, 'no-store']);
      const strangers = await headerOf(path, 'cache-control');
      expect([path, strangers === 'no-store' || strangers === 'private, no-cache']).toEqual([path, true]);
    }
  }
});

/** The files that set a caching policy: a new one joins this list, and the table above with its responses. */
const sayers = [
  'src/modules/media/media.routes.ts',
  'src/modules/payments/payments.routes.ts',
  'src/platform/http/security-headers.ts',
  'src/server/http.ts',
  'src/server/pages.ts',
  'src/server/previews/mount-previews.ts',
  'src/server/security-contact.ts',
];

test('every file that sets a caching policy is in the table', async () => {
  const sources = await Array.fromAsync(glob('src/**/*.{ts,tsx}'));
  const saying = sources.filter((file) => {
    const code = readFileSync(file, 'utf8').replaceAll("'Cache-Control': 'no-store'", '');
    return !file.includes('.test.ts') && /cache-control/i.test(code);
  });
  expect(saying.toSorted()).toEqual(sayers);
});

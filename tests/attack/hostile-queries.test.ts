import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#tests/support/admins.ts';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes, type DescribedRoute } from '#tests/support/openapi.ts';
import type { Visitor } from '#tests/support/world.ts';

// Every GET route of the API description gets values that none of our pages sends, from a professional or, for admin routes,
// from an admin: no response may be a server error. New routes are covered without any change here.

let studio: Furnished;
let routes: DescribedRoute[];
let max: Visitor;

beforeAll(async () => {
  studio = await createFurnished();
  max = await admin(studio, 'max');
  const described = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
  // A stream of events never ends.
  routes = described.filter(({ method, path }) => method === 'GET' && path !== '/api/events');
});
afterAll(() => studio.close());

const pathOf = (path: string, more: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => more[name] ?? encodeURIComponent(String(studio.known[name])));

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');

/** Sends a request, and records server errors. */
async function ask(path: string, broken: string[]): Promise<number> {
  const asker = path.startsWith('/api/admin/') || path.startsWith('/api/contact-') ? max : studio.ada;
  const { status } = await asker.get(path);
  if (status >= 500) broken.push(`${status} ${path}`);
  return status;
}

/** Queries that select another order, or another list, on a route. */
function variantsOf({ queryNames }: DescribedRoute): string[] {
  if (queryNames.includes('sort'))
    return ['sort=best', 'sort=nearest&lat=51&lon=0', 'sort=price&currency=GBP', 'sort=rating', 'sort=soonest'];
  if (queryNames.includes('feed')) return ['feed=everyone', 'feed=following', 'feed=discover', 'tag=braids'];
  return [''];
}

/** The order that a list's cursors name. */
const orderOf = ({ path }: DescribedRoute, variant: string) =>
  /sort=(\w+)/.exec(variant)?.[1] ?? (path === '/api/explore/work' ? 'newest' : path === '/api/users' ? 'best' : 'at');
const listed = () => routes.filter(({ queryNames }) => queryNames.includes('cursor'));

test('a key outside the range of its order is refused without an error', async () => {
  const keys = ['1e300', '-1e300', '8.65e15', '-1', '253402300800000', 'null', '"1"', '{}', '1e999', 'NaN', '-0.5'];
  const ids = ['1', '0', '-1', '2147483648', '1.5', '1e300', '"1"', 'null'];
  const taken: string[] = [];
  const broken: string[] = [];
  for (const route of listed()) {
    for (const variant of variantsOf(route)) {
      const order = orderOf(route, variant);
      for (const [index, key] of keys.entries()) {
        const text = `["${order}",${key},${ids[index % ids.length]}]`;
        await ask(`${pathOf(route.path)}?${variant}&cursor=${cursorOf(text)}`, broken);
      }
      // Whatever the key is, an invalid id makes the cursor invalid.
      const status = await ask(`${pathOf(route.path)}?${variant}&cursor=${cursorOf(`["${order}",1,1e300]`)}`, broken);
      if (status < 400) taken.push(`${route.path} ${variant}: ${status}`);
    }
  }
  expect(broken).toEqual([]);
  expect(taken).toEqual([]);
  const { status, body } = await studio.ada.get(`/api/explore/work?cursor=${cursorOf('["newest",1e300,1]')}`);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('a forged cursor leads nowhere, and never causes an error', async () => {
  const places = listed().flatMap((route) =>
    variantsOf(route).map((variant) => ({ at: `${pathOf(route.path)}?${variant}&`, order: orderOf(route, variant) })),
  );
  expect(places.length).toBeGreaterThan(30);
  const id = fc.oneof(fc.nat({ max: 2_147_483_647 }), fc.maxSafeInteger());
  const key = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constant(null), fc.string({ maxLength: 8 }));
  const made = (order: string) => fc.tuple(fc.constant(order), key, id).map((parts) => cursorOf(JSON.stringify(parts)));
  const dotted = fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger()).map(([at, last]) => cursorOf(`${at}.${last}`));
  const bytes = fc.uint8Array({ maxLength: 45 }).map((raw) => Buffer.from(raw).toString('base64url'));
  const other = fc.oneof(dotted, bytes, fc.json({ maxDepth: 1 }).map(cursorOf), fc.string());
  const asked = fc
    .constantFrom(...places)
    .chain(({ at, order }) =>
      fc
        .oneof({ arbitrary: made(order), weight: 4 }, { arbitrary: other, weight: 1 })
        .map((cursor) => `${at}cursor=${encodeURIComponent(cursor)}`),
    );
  const broken: string[] = [];
  const harmless = fc.asyncProperty(asked, async (path) => {
    await ask(path, broken);
    return broken.length === 0;
  });
  await fc.assert(harmless, { numRuns: 1500, seed: 32, endOnFailure: true });
  expect(broken).toEqual([]);
});

const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e300',
  '-1e300',
  '1e-300',
  '8.65e15',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '١٢',
  'null',
  'true',
  '[]',
  '{}',
  '1,2,3',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-271821-04-20',
  '2026-11-26T10:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2026-11-26T10:00:00+24:00',
  '2026-11-26T25:61:61Z',
  '2026-12-01/2026-12-02',
  '2026-12-01T10:00:00Z/2026-12-01T09:00:00Z',
  '00:00/24:00',
  '99:99/00:00',
  'a/b/c',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '--',
  ';',
  '*',
  '(',
  '((((',
  '<>',
  '&',
  ':',
  '|',
  '!',
  "x' OR 1=1 --",
  '$1',
  '${x}',
  '\u202e',
  '\u2028',
  '\ufffe',
  '\ud83d',
  '🧵'.repeat(20),
  'é'.repeat(81),
  'x'.repeat(5000),
  '__proto__',
];

/** URL-encodes a value; a lone surrogate cannot be written otherwise. */
const inAddress = (value: string) => (value === '\ud83d' ? '%ED%A0%BD' : encodeURIComponent(value));

test('no query value causes a server error on any GET route', async () => {
  const broken: string[] = [];
  let asked = 0;
  for (const route of routes) {
    // Cursors have their own tests.
    for (const name of route.queryNames.filter((each) => each !== 'cursor')) {
      for (const value of name === 'limit' ? hostile.slice(0, 20) : hostile) {
        asked++;
        await ask(`${pathOf(route.path)}?${name}=${inAddress(value)}`, broken);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(1500);
});

test('no combination of two query values causes a server error', async () => {
  const rich = routes.filter(({ queryNames }) => queryNames.length > 1);
  const usual = ['51.5', '0.1', '5', 'GBP', 'best', 'price', 'nearest', 'soonest', 'today', 'weekend', 'true', 'hair'];
  const value = fc.constantFrom(...hostile, ...usual, ...usual, ...usual);
  const query = fc
    .constantFrom(...rich)
    .chain((route) =>
      fc
        .uniqueArray(fc.constantFrom(...route.queryNames), { minLength: 2, maxLength: 6 })
        .chain((names) =>
          fc.tuple(fc.constant(route), fc.constant(names), fc.array(value, { minLength: 6, maxLength: 6 })),
        ),
    );
  const broken: string[] = [];
  const together = fc.asyncProperty(query, async ([route, names, values]) => {
    const text = names.map((name, index) => `${name}=${inAddress(values[index]!)}`).join('&');
    await ask(`${pathOf(route.path)}?${text}`, broken);
    return broken.length === 0;
  });
  expect((await max.get('/api/admin/audit')).status).toBe(200);
  await fc.assert(together, { numRuns: 800, seed: 32, endOnFailure: true });
  expect(broken).toEqual([]);
});

test('no path value causes a server error', async () => {
  const values = [
    '0',
    '-1',
    '1.5',
    '1e9',
    '2147483648',
    '99999999999',
    '%2e%2e%2fetc',
    '%ff',
    '%00',
    '%E2%80%AE',
    'NaN',
  ];
  const broken: string[] = [];
  for (const route of routes) {
    for (const name of route.pathNames)
      for (const value of [...values, 'x'.repeat(3000)]) await ask(pathOf(route.path, { [name]: value }), broken);
  }
  expect(broken).toEqual([]);
});

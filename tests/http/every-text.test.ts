import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyWith, createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes, isSecret, type DescribedRoute } from '#tests/support/openapi.ts';
import type { Answer } from '#tests/support/world.ts';

// Every text of every route is sent what no person types. The API's own description says which texts there are.

let studio: Furnished;
let routes: DescribedRoute[];

beforeAll(async () => {
  studio = await createFurnished();
  routes = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
});
afterAll(() => studio.close());

const unshowable = { bell: 'word\u0007word', escape: '\u001b[31mred', next: 'word\u0085word', halves: 'word\ud83d' };
const strange = {
  'turned round': '\u202eabc\u2066',
  'no characters': 'a\ufffe\uffff',
  quotes: `'; DROP TABLE users; --"`,
  places: '%s {0} ${x} \\',
  prototype: '__proto__',
  nothing: '',
  emoji: '🧵'.repeat(10),
};

function pathOf({ path }: DescribedRoute, more: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => String({ ...studio.known, ...more }[name]));
}

function send({ method }: DescribedRoute, path: string, body?: unknown): Promise<Answer> {
  const { get, post, patch, put, delete: remove } = studio.ada;
  return { GET: get, POST: post, PATCH: patch, PUT: put, DELETE: remove }[method]!(path, body as never);
}

/** Every text of every body: `POST /api/services name`. */
function* texts(): Generator<{ name: string; ask: (value: unknown) => Promise<Answer>; at: string }> {
  for (const route of routes) {
    for (const at of route.texts) {
      const ask = (value: unknown) => send(route, pathOf(route), bodyWith(route.body!, at, value, studio.known));
      yield { name: `${route.method} ${route.path} ${at}`, ask, at };
    }
  }
}

test('no text holds control characters or halves of characters: each is refused by name', async () => {
  const kept: string[] = [];
  let asked = 0;
  for (const { name, ask, at } of texts()) {
    asked++;
    const { status, body } = await ask('word\0word');
    if (status !== 400 || body.code !== 'malformed') kept.push(`${name} NUL: ${status}`);
    if (isSecret(name)) continue;
    for (const [kind, text] of Object.entries(unshowable)) {
      const answer = await ask(text);
      if (answer.status !== 400 || !answer.body.fields?.[at]) kept.push(`${name} ${kind}: ${answer.status}`);
    }
  }
  expect(kept).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});

test('nothing that is sent as a text breaks anything, however long or strange', async () => {
  const broken: string[] = [];
  for (const { name, ask } of texts()) {
    const { status } = await ask('x'.repeat(1_000_000));
    if (status !== 413) broken.push(`${name} of a megabyte: ${status}`);
    // One of these texts is the password by now, and nobody would be left to send the others.
    if (name.includes('/api/user/deletion')) continue;
    const long = await ask('é'.repeat(40_000));
    if (long.status !== 400) broken.push(`${name} of 80 kB: ${long.status}`);
    for (const [kind, value] of Object.entries({ ...strange, number: 7, list: ['a'], record: { a: 'b' } })) {
      const answer = await ask(value);
      if (answer.status >= 500) broken.push(`${name} ${kind}: ${answer.status}`);
    }
  }
  expect(broken).toEqual([]);
});

test('whoever writes about a NUL may', async () => {
  const answer = await studio.ada.patch('/api/user', { bio: String.raw`\u0000 is a NUL, \\ a backslash` });
  expect([answer.status, answer.body.bio]).toEqual([200, String.raw`\u0000 is a NUL, \\ a backslash`]);
});

test('nothing in an address breaks anything', async () => {
  const broken: string[] = [];
  const words = [
    '%00',
    'a%07',
    '%ED%A0%80',
    '%ff',
    '%',
    '%25%5C_',
    '9'.repeat(20),
    '-1',
    '1.5',
    '0x1',
    '',
    '%E2%80%AE',
  ];
  const times = ['2026-02-30', '9999-12-31', '-271821-04-20', '2026-12-01T00:00:00Z/9999-12-01T00:00:00Z'];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    for (const name of route.queryNames) {
      for (const value of [...words, ...times, 'x'.repeat(5000)]) {
        const { status } = await studio.ada.get(`${pathOf(route)}?${name}=${value}`);
        if (status >= 500) broken.push(`${route.path} ${name}=${value}: ${status}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('what is no id is nobody’s and nothing', async () => {
  const found: string[] = [];
  const ids = [
    '0',
    '-1',
    '1.5',
    '2147483648',
    '9'.repeat(20),
    'nobodys',
    '%00',
    '%ff',
    '1%20',
    '0x1',
    '..%2F..',
    '__proto__',
  ];
  for (const route of routes) {
    for (const name of route.pathNames) {
      for (const id of ids) {
        const { status } = await send(route, pathOf(route, { [name]: id }), route.body && {});
        if (status !== 404 && status !== 400) found.push(`${route.method} ${route.path} ${name}=${id}: ${status}`);
      }
    }
  }
  expect(found).toEqual([]);
});

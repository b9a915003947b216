import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitOf } from '#platform/http';
import { describedRoutes } from '#tests/support/openapi.ts';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';
import { changes, uncountedChanges } from './rate-limits/changes.ts';
import { cheapReads, dearReads } from './rate-limits/reads.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;
beforeAll(async () => {
  world = await createWorld({ ULI_RATE_LIMITS: 'on' });
  ada = await world.person('ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '7');

test('every route is in the table: counted by a named limit, or uncounted with a reason', async () => {
  const routes = describedRoutes((await ada.get('/api/openapi.json')).body);
  const there = routes.map(({ method, path }) => `${method} ${path}`);
  const reads = [...dearReads, ...Object.values(cheapReads).flat()].map((path) => `GET ${path}`);
  const told = [...reads, ...Object.keys(changes), ...Object.keys(uncountedChanges)];
  expect({
    'belongs in tests/attack/rate-limits': there.filter((route) => !told.includes(route)),
    'is not there any more': told.filter((route, index) => !there.includes(route) || told.indexOf(route) !== index),
  }).toEqual({ 'belongs in tests/attack/rate-limits': [], 'is not there any more': [] });
});

test('the table matches the meter', () => {
  const counted = (route: string) => {
    const [method = '', path = ''] = route.split(' ');
    return limitOf(method, filled(path))?.name;
  };
  for (const route of Object.keys(changes)) expect([route, counted(route)]).toEqual([route, 'changes']);
  for (const route of Object.keys(uncountedChanges)) expect([route, counted(route)]).toEqual([route, undefined]);
  for (const path of dearReads) expect([path, counted(`GET ${path}`)]).toEqual([path, 'reads']);
  for (const path of Object.values(cheapReads).flat())
    expect([path, counted(`GET ${path}`)]).toEqual([path, undefined]);
});

/** The limits in the code: their points, and those altogether. */
function limitsInCode(): Map<string, string> {
  const shape =
    /name: '([a-z_.-]+)',\s*(?:altogether: ([\d_]+),\s*)?points: ([\d_]+),\s*(?:altogether: ([\d_]+),\s*)?seconds:/g;
  const files = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const found = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(shape)]);
  return new Map(found.map(([, name, before, points, after]) => [name!, figures(points!, before ?? after)]));
}

const figures = (points: string, altogether?: string) =>
  [points, altogether].flatMap((figure) => (figure ? [Number(figure.replaceAll(/[_,]/g, ''))] : [])).join(' of ');

test('docs/limits.md names every limit of the code with its figures, and no other', () => {
  const rows = readFileSync('docs/limits.md', 'utf8').matchAll(
    /^\| `([a-z_.-]+)` +\| [^|]+ \| ([\d,]+)(?:, altogether ([\d,]+))? +\|/gm,
  );
  const told = new Map([...rows].map(([, name, points, altogether]) => [name!, figures(points!, altogether)]));
  expect(told.size).toBeGreaterThan(40);
  const code = limitsInCode();
  const other = [...new Set([...code.keys(), ...told.keys()])].filter((name) => code.get(name) !== told.get(name));
  expect(other.map((name) => `${name}: ${code.get(name)} in the code, ${told.get(name)} told`)).toEqual([]);
  const named = new Set(Object.values(changes).flatMap((names) => names.split(' ').filter(Boolean)));
  expect([...named].filter((name) => !told.has(name))).toEqual([]);
});

/** Requests until a limit is reached, up to a maximum; returns the last response, and how many were not refused. */
async function untilRefused(ask: () => Promise<Answer>, most: number) {
  for (let asked = 0; asked < most; asked++) {
    const answer = await ask();
    if (answer.status === 429) return { asked, answer };
  }
  throw new Error(`${most} were not refused`);
}

test('endless likes are refused with a retry time, and other users are not affected', async () => {
  const post = await publish(cleo);
  // The meter knows the owner only after the session has been read once.
  await ada.get('/api/user');
  const { asked, answer } = await untilRefused(() => ada.put(`/api/posts/${post}/save`), 700);
  expect(asked).toBe(600);
  expect(answer.body.message).toMatch(/^Too many tries\. Wait \d+ seconds?\.$/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  for (const refused of [await ada.patch('/api/user', { bio: 'x' }), await ada.delete('/api/calendar/blocks/7')])
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
  expect((await cleo.patch('/api/user', { bio: 'x' })).status).toBe(200);
  expect((await ada.get('/api/user')).status).toBe(200);
});

test('endless searches by a visitor are refused, while cheap reads and signed-in users go on', async () => {
  const stranger = world.nobody();
  const { asked, answer } = await untilRefused(() => stranger.get('/api/users?limit=nonsense'), 3100);
  expect(asked).toBeGreaterThan(2900);
  expect(answer.body.code).toBe('too_many_tries');
  for (const path of ['/api/explore/work', '/api/manage/nonsense', `/api/users/${ada.id}/slots?serviceId=1`])
    expect((await stranger.get(path)).status).toBe(429);
  expect((await stranger.get(`/api/users/${ada.id}`)).status).toBe(200);
  await cleo.get('/api/user');
  expect((await cleo.get('/api/users')).status).toBe(200);
});

test('made-up sessions do not help a network that has reached its limit', async () => {
  const { status } = await world.nobody().get('/api/users', { cookie: `uli_session=${'x'.repeat(43)}` });
  expect(status).toBe(429);
});

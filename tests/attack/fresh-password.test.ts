import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { accountCalls } from '../http/ownership/accounts.ts';
import type { Calls, Facts } from '../http/ownership/call.ts';
import { categoryCalls } from '../http/ownership/categories.ts';
import { securityCalls } from '../http/ownership/security.ts';

// An open window, or a stolen cookie, ten minutes after the owner confirmed the password. Finding L4, and M6 for admins.

const calls: Calls = { ...accountCalls, ...categoryCalls, ...securityCalls };

/** Require a password confirmed within ten minutes, like every change in the admin area. */
const fresh: readonly string[] = [
  'DELETE /api/sessions',
  'DELETE /api/sessions/{sessionId}',
  'DELETE /api/passkeys/{passkeyId}',
  'POST /api/user/exports',
];

/** Take the password itself in the body. */
const inBody: readonly string[] = [
  'POST /api/password/change',
  'POST /api/password/confirm',
  'POST /api/email/change',
  'POST /api/second-step',
  'POST /api/second-step/recovery-codes',
  'POST /api/second-step/off',
  'POST /api/passkeys/options',
  'POST /api/user/deletion',
];

/** Routes of sensitive groups that need neither, and why. */
const without: Readonly<Record<string, string>> = {
  'POST /api/admin/filters': 'keeps one’s own narrowing of a list under a name; touches nobody',
  'DELETE /api/admin/filters/{filterId}': 'forgets one’s own narrowing of a list',
  'POST /api/password/forgot': 'asked by whoever has no password; the mailed link is the proof',
  'POST /api/password/reset': 'the mailed link is the proof',
  'POST /api/password/dispute': 'the mailed link is the proof',
  'DELETE /api/email/change': 'lets the address stay as it is',
  'POST /api/email/confirm': 'the mailed link is the proof',
  'POST /api/email/verify': 'the mailed link is the proof',
  'POST /api/email/verify/resend': 'mails a link to the address that the account has',
  'POST /api/second-step/confirm': 'the secret was handed out for the password; a first code proves it',
  'POST /api/passkeys': 'answers a riddle of five minutes that was handed out for the password',
  'PATCH /api/passkeys/{passkeyId}': 'changes a name that only its owner reads',
  'POST /api/acting/stop': 'ends a right',
  'DELETE /api/deletion': 'keeps an account, by the ticket of a sign-in a moment ago',
  'PATCH /api/user': 'changes what a profile shows; address and password have routes of their own',
  'POST /api/payouts': 'leads to the payment provider, which asks for its own sign-in',
  'DELETE /api/payouts': 'money stops coming in, and none goes elsewhere',
  'POST /api/payouts/refresh': 'reads anew what the provider says',
  'POST /api/payouts/dashboard': 'leads to the payment provider, which asks for its own sign-in',
  'PUT /api/payouts/policy': 'terms for bookings to come, which their clients read',
  'PUT /api/payouts/vat': 'what a receipt says',
};

/** Changes to account security, access or payouts, and every admin change to another user's data. */
const sensitive =
  /\/api\/(admin|acting|sessions|password|email|second-step|passkeys|deletion|payouts)\b|\/api\/user(\/|$)/;

const isAdminsDeed = (key: string) => key.includes(' /api/admin/') && !(key in without);

/** Unused ids: a refusal comes before any lookup. */
const anything = new Proxy({} as Facts, { get: (_, name) => (name === 'token' ? 'x'.repeat(43) : 999_999) });

let world: World;
let max: Visitor;
let routes: string[];
let count = 0;

beforeAll(async () => {
  world = await createWorld();
  const document = world.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Uli', version: '1' } });
  routes = describedRoutes(document)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
});
beforeEach(async () => {
  count += 1;
  max = await world.person(`max${count}`);
  await appoint(world, max);
  await world.app.database.run('UPDATE sessions SET confirmed_at = $1 WHERE user_id = $2', [
    new Date(world.clock.at - 10 * 60_000 - 1),
    max.id,
  ]);
});
afterAll(() => world.close());

function send(key: string, visitor: Visitor) {
  const [method = ''] = key.split(' ');
  const { path, body } = calls[key]!;
  const how = { POST: visitor.post, PATCH: visitor.patch, PUT: visitor.put, DELETE: visitor.delete }[method]!;
  return how(path(anything), body?.(anything, 'admin') as never);
}

/** The routes that give Max another answer, with that answer. */
async function othersThan(expected: string, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) {
    const { status, body } = await send(key, max);
    if (`${status} ${body.code}` !== expected) found.push(`${key}: ${status} ${body.code}`);
  }
  return found;
}

test('every sensitive change asks for the password, or has a documented reason not to', () => {
  const said = (key: string) => fresh.includes(key) || inBody.includes(key) || key in without || isAdminsDeed(key);
  expect(routes.filter((key) => sensitive.test(key) && !said(key))).toEqual([]);
  const listed = [...fresh, ...inBody, ...Object.keys(without)];
  expect(listed.filter((key) => !routes.includes(key))).toEqual([]);
  expect(routes.filter(isAdminsDeed).length).toBeGreaterThan(20);
});

test('a password confirmed eleven minutes ago has to be confirmed again, and nothing happens', async () => {
  expect(await othersThan('403 password_needed', [...fresh, ...routes.filter(isAdminsDeed)])).toEqual([]);
  expect((await world.app.database.run('SELECT FROM audit_log')).length).toBe(0);
});

test('the password allows changes for ten minutes, and not for an eleventh', async () => {
  expect((await max.post('/api/user/exports')).body.code).toBe('password_needed');
  expect((await max.post('/api/password/confirm', { password: 'six-or-more' })).status).toBe(204);
  expect((await max.post('/api/user/exports')).status).toBe(201);
  expect((await send('DELETE /api/sessions', max)).status).toBe(204);
  const then = world.clock.at;
  world.clock.at += 10 * 60_000;
  expect((await max.post('/api/user/exports')).body.code).toBe('password_needed');
  world.clock.at = then;
});

test('a wrong password allows nothing, and ten of them block the route', async () => {
  const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const ada = await limited.person('ada');
  limited.clock.at += 11 * 60_000;
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await ada.post('/api/password/confirm', { password: `wrong number ${n}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await ada.post('/api/password/confirm', { password: 'six-or-more' })).status).toBe(429);
  expect((await ada.post('/api/user/exports')).body.code).toBe('password_needed');
  await limited.close();
});

test('an admin who is signed in as another user cannot confirm in their name', async () => {
  const ada = await world.person(`ada${count}`);
  await max.post('/api/password/confirm', { password: 'six-or-more' });
  expect((await max.post(`/api/admin/users/${ada.id}/session`, { reason: 'She asked' })).status).toBe(200);
  const { status, body } = await max.post('/api/password/confirm', { password: 'six-or-more' });
  expect(`${status} ${body.code}`).toBe('403 only_oneself');
  expect((await max.post('/api/user/exports')).body.code).toBe('only_oneself');
});

test('routes with the password in the body refuse a wrong one', async () => {
  expect(await othersThan('403 wrong_password', inBody)).toEqual([]);
});

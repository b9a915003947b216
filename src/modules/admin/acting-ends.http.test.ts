import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '#platform/tokens';
import { appoint } from '#tests/support/admins.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Max is signed in as Ada in one window; somebody else holds the cookie of that session and nothing else.

let world: World;
let mia: Visitor;
let max: Visitor;
let ada: Visitor;
let window: Visitor;
let held: string;
let count = 0;

const resetToken = 'x'.repeat(43);
const password = 'six-or-more';
const name = (who: string) => `${who}-${count}`;
const changeAdmin = (who: Visitor, isAdmin: boolean) =>
  mia.patch(`/api/admin/users/${who.id}`, { isAdmin, reason: 'So it was agreed' });
/** A cookie alone, under the name that signs in. */
const cookieOf = (who: Visitor, kept: 'uli_session' | 'uli_admin') =>
  `uli_session=${new RegExp(`${kept}=([^;]*)`).exec(who.cookie())?.[1]}`;
const answerHeld = async () => (await world.nobody().get('/api/user', { cookie: held })).status;

async function logIn(username: string): Promise<Visitor> {
  const visitor = world.nobody();
  await visitor.post('/api/login', { username, password });
  return visitor;
}

beforeAll(async () => {
  world = await createWorld();
  mia = await world.person('mia');
  await appoint(world, mia);
});
beforeEach(async () => {
  count += 1;
  max = await world.person(name('max'));
  ada = await world.person(name('ada'));
  await changeAdmin(max, true);
  window = await logIn(name('max'));
  await appoint(world, max);
  await window.post(`/api/admin/users/${ada.id}/session`, { reason: 'She cannot find her hours' });
  held = cookieOf(window, 'uli_session');
  if ((await answerHeld()) !== 200) throw new Error('nobody is signed in as somebody');
});
afterAll(() => world.close());

const endings: readonly [string, () => Promise<unknown>][] = [
  ['a new password', () => max.post('/api/password/change', { password, newPassword: 'a brand new one' })],
  [
    'a new password by a mailed link',
    async () => {
      const values = [hashToken(resetToken), max.id, new Date(world.clock.at + 60_000)];
      await world.app.database.run(
        'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
        values,
      );
      return world.nobody().post('/api/password/reset', { token: resetToken, password: 'a brand new one' });
    },
  ],
  ['ending all other sessions', () => max.delete('/api/sessions')],
  [
    'ending the session it was begun in',
    async () => {
      const others = (await max.get('/api/sessions')).body.filter(({ current }: { current: boolean }) => !current);
      return Promise.all(others.map(({ id }: { id: number }) => max.delete(`/api/sessions/${id}`)));
    },
  ],
  [
    'logging out in that session',
    () => world.nobody().post('/api/logout', undefined, { cookie: cookieOf(window, 'uli_admin') }),
  ],
  ['logging out while signed in as somebody', () => window.post('/api/logout')],
];

test.each(endings)('%s of the admin ends the session in which they are somebody else', async (_, end) => {
  await end();
  expect(await answerHeld()).toBe(401);
});

test('a new password also ends one that was begun in the very session that stays', async () => {
  await window.post('/api/acting/stop');
  await max.post(`/api/admin/users/${ada.id}/session`, { reason: 'Once more' });
  held = cookieOf(max, 'uli_session');
  const own = cookieOf(max, 'uli_admin');
  const change = { password, newPassword: 'a brand new one' };
  expect((await world.nobody().post('/api/password/change', change, { cookie: own })).status).toBe(204);
  expect(await answerHeld()).toBe(401);
  expect((await world.nobody().get('/api/user', { cookie: own })).status).toBe(200);
});

test('logging out elsewhere leaves it alone', async () => {
  await max.post('/api/logout');
  expect(await answerHeld()).toBe(200);
});

test.each([
  ['suspended', suspendAndLetIn],
  ['no admin', demoteAndPromote],
  ['leaving', leaveAndStay],
])('an admin who was %s and came back is not somebody else again', async (_, goAndComeBack) => {
  await goAndComeBack();
  expect(await answerHeld()).toBe(401);
  const back = await logIn(name('max'));
  await appoint(world, max);
  expect((await back.get('/api/admin/users')).status).toBe(200);
});

async function suspendAndLetIn() {
  const path = `/api/admin/users/${max.id}/suspension`;
  await mia.put(path, { days: 1, reason: 'Spam' });
  expect(await answerHeld()).toBe(401);
  expect((await mia.post(`${path}/end`, { reason: 'A mistake' })).status).toBe(200);
}

async function demoteAndPromote() {
  await changeAdmin(max, false);
  expect(await answerHeld()).toBe(401);
  await changeAdmin(max, true);
}

async function leaveAndStay() {
  await max.post('/api/user/deletion', { password });
  expect(await answerHeld()).toBe(401);
  const returning = await logIn(name('max'));
  expect((await returning.delete('/api/deletion')).status).toBe(200);
}

test('whoever becomes an admin is nobody’s to be: it ends, and stays ended when they are one no more', async () => {
  await changeAdmin(ada, true);
  expect(await answerHeld()).toBe(401);
  await changeAdmin(ada, false);
  expect(await answerHeld()).toBe(401);
});

test('in a session that ended meanwhile nobody becomes somebody else', async () => {
  await window.post('/api/acting/stop');
  const [begun] = await Promise.all([
    window.post(`/api/admin/users/${ada.id}/session`, { reason: 'At the same moment' }),
    max.delete('/api/sessions'),
  ]);
  expect([200, 401]).toContain(begun.status);
  held = cookieOf(window, 'uli_session');
  expect(await answerHeld()).toBe(401);
});

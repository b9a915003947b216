import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#platform/one-time-codes';
import { appoint } from '#tests/support/admins.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Admins sign in with more than a password, and an idle session ends. Finding M6.

let world: World;
let max: Visitor;
let name: string;
let count = 0;
const password = 'six-or-more';
const hour = 3_600_000;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  count += 1;
  name = `max${count}`;
  max = await world.person(name);
  await world.app.database.run('UPDATE users SET is_admin = true WHERE id = $1', [max.id]);
});
afterAll(() => world.close());

const codeOf = (secret: string, ahead = 0) => codeAt(secret, Math.floor(world.clock.at / 30_000) + ahead);

async function turnOn(who: Visitor): Promise<string> {
  const { secret } = (await who.post('/api/second-step', { password })).body;
  await who.post('/api/second-step/confirm', { code: codeOf(secret, -1) });
  return secret;
}

async function logIn(): Promise<Visitor> {
  const visitor = world.nobody();
  expect((await visitor.post('/api/login', { username: name, password })).status).toBe(200);
  return visitor;
}

test('an admin with only a password reads and does nothing in the admin area', async () => {
  const document = world.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Uli', version: '1' } });
  const reads = describedRoutes(document).filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/admin/') && !path.includes('{'),
  );
  expect(reads.length).toBeGreaterThan(8);
  for (const { path } of reads) {
    const { status, body } = await max.get(path);
    expect(`${path} ${status} ${body.code}`).toBe(`${path} 403 second_factor_needed`);
  }
  const { body } = await max.post(`/api/admin/users/${max.id}/session`, { reason: 'To see' });
  expect(body.code).toBe('second_factor_needed');
  expect((await max.get('/api/security')).body.adminFactorNeeded).toBe(true);
});

test('a second step opens it in the session that set it up, and in those that use it', async () => {
  const secret = await turnOn(max);
  expect((await max.get('/api/admin/users')).status).toBe(200);
  expect((await max.get('/api/security')).body.adminFactorNeeded).toBe(false);
  const elsewhere = world.nobody();
  const { ticket } = (await elsewhere.post('/api/login', { username: name, password })).body;
  expect((await elsewhere.post('/api/login/second-step', { ticket, code: codeOf(secret) })).status).toBe(200);
  expect((await elsewhere.get('/api/admin/users')).status).toBe(200);
  // Once it is off, no session counts as started with it.
  await elsewhere.post('/api/second-step/off', { password });
  expect((await max.get('/api/admin/users')).body.code).toBe('second_factor_needed');
});

test('an attacker with a stolen password cannot add a factor beside the admin’s passkey', async () => {
  await appoint(world, max);
  const thief = await logIn();
  expect((await thief.get('/api/admin/users')).body.code).toBe('second_factor_needed');
  expect((await thief.post('/api/second-step', { password })).body.code).toBe('second_factor_needed');
  expect((await thief.post('/api/passkeys/options', { password })).body.code).toBe('second_factor_needed');
  const [passkey] = (await thief.get('/api/security')).body.passkeys;
  expect((await thief.delete(`/api/passkeys/${passkey.id}`)).body.code).toBe('second_factor_needed');
  expect((await max.delete(`/api/passkeys/${passkey.id}`)).status).toBe(204);
  expect((await max.get('/api/admin/users')).body.code).toBe('second_factor_needed');
});

test('a second step that was started before the admin had a passkey cannot be confirmed with the password', async () => {
  const thief = await logIn();
  const { secret } = (await thief.post('/api/second-step', { password })).body;
  await appoint(world, max);
  await world.app.database.run(`UPDATE sessions SET factor = 'password' WHERE user_id = $1`, [max.id]);
  const { body } = await thief.post('/api/second-step/confirm', { code: codeOf(secret) });
  expect(body.code).toBe('second_factor_needed');
});

test('an admin session ends after twelve idle hours, all others after thirty idle days', async () => {
  const then = world.clock.at;
  await turnOn(max);
  const ada = await world.person(`ada${count}`);
  world.clock.at += 11 * hour;
  expect((await max.get('/api/admin/users')).status).toBe(200);
  world.clock.at += 12 * hour + 1;
  expect((await max.get('/api/user')).status).toBe(401);
  expect((await ada.get('/api/user')).status).toBe(200);
  world.clock.at += 30 * 24 * hour + 1;
  expect((await ada.get('/api/user')).status).toBe(401);
  expect((await ada.post('/api/posts/1/likes', { userId: ada.id })).status).toBe(401);
  world.clock.at = then;
});

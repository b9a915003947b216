import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#platform/config';
import { demoPeople, demoSignIn } from '#server/demo/people';
import { prepareDemo } from '#server/demo/prepare-demo';
import { operateOn } from '#tests/support/operator.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const place = { ULI_URL: 'https://uli.example' };
let world: World;
beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'http://localhost:3000' });
});
afterAll(() => world.close());

/** Starts a program with these settings on the test database. */
function start(settings: Record<string, string>, fill = false) {
  const warn = vi.fn();
  const app = { ...world.app, config: readConfig(settings), log: { ...world.app.log, warn } as never };
  return { warn, hint: prepareDemo(app, { fill }) };
}
const signIn = async (username: string) => {
  const visitor = world.nobody();
  return { visitor, status: (await visitor.post('/api/login', { username, password: demoSignIn.password })).status };
};

test('demo users exist if the program is reachable on loopback only, and elsewhere only with ULI_DEMO=on', () => {
  const demo = (settings: Record<string, string>) => readConfig(settings).demo;
  expect(demo({})).toBe(true);
  expect(demo({ ULI_URL: 'http://127.0.0.1:8080' })).toBe(true);
  expect(demo({ ULI_DEMO: 'off' })).toBe(false);
  expect(demo(place)).toBe(false);
  expect(demo({ HOST: '0.0.0.0' })).toBe(false);
  expect(demo({ ...place, ULI_DEMO: 'on' })).toBe(true);
});

test('an empty installation at a public address stays empty, even with the seed command', async () => {
  await expect(start(place, true).hint).resolves.toBeUndefined();
  const seeded = await operateOn({ ...world, app: { ...world.app, config: readConfig(place) } }, ['seed']);
  expect(seeded).toMatchObject({ code: 1, said: expect.stringContaining('ULI_DEMO=on') });
  expect(await world.app.database.run('SELECT FROM users')).toEqual([]);
});

test('on loopback every demo user can sign in with the printed password, and all are verified', async () => {
  await expect(start({}, true).hint).resolves.toMatchObject({ username: 'demo', client: 'cleo.hart' });
  for (const { username } of demoPeople)
    expect({ username, ...(await signIn(username)) }).toMatchObject({ status: 200 });
  expect(await world.app.database.run('SELECT FROM users WHERE email_verified_at IS NULL')).toEqual([]);
  expect((await world.nobody().get(`/api/users/${demoSignIn.id}`)).status).toBe(200);
}, 120_000);

test('demo users from loopback are suspended at a public address, sessions included, and return with ULI_DEMO=on', async () => {
  const { visitor } = await signIn('demo');
  const { warn, hint } = start(place, true);
  expect(await hint).toBeUndefined();
  expect(warn.mock.calls).toEqual([[{ people: 18 }, expect.stringContaining('ULI_DEMO=on')]]);
  expect((await visitor.get('/api/user')).status).toBe(401);
  for (const name of ['demo', 'cleo.hart', 'cleo@example.com']) expect((await signIn(name)).status).toBe(403);
  expect((await world.nobody().get(`/api/users/${demoSignIn.id}`)).status).toBe(404);
  expect((await world.nobody().get('/api/posts')).body).toEqual([]);

  await expect(start({ ...place, ULI_DEMO: 'on' }, true).hint).resolves.toMatchObject({ username: 'demo' });
  expect((await signIn('cleo.hart')).status).toBe(200);
  expect((await world.nobody().get('/api/posts')).body).not.toEqual([]);
});

test('in an older demo all users get the password on loopback; one whom an admin suspended stays suspended', async () => {
  await world.owner.run(`UPDATE users SET password_hash = 'none' WHERE id <> 3`);
  await world.owner.run(`UPDATE users SET suspended_at = now(), suspension_reason = 'Spam' WHERE id = 4`);
  await start({}).hint;
  expect((await signIn('owen.clarke')).status).toBe(200);
  expect((await signIn('tunde.cuts')).status).toBe(403);
});

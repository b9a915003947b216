import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '#server/demo/fill-demo';
import { admin } from '#tests/support/admins.ts';
import { operateOn } from '#tests/support/operator.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'http://localhost:3000' });
  await fillDemo(world.app);
});
afterAll(() => world.close());

const isAdmin = async (who: Visitor) => (await who.get('/api/user')).body.isAdmin;
const ask = (args: string, answer?: boolean) => operateOn(world, args.split(' '), answer);

test('a stranger who registered the operator’s intended name first does not become an admin', async () => {
  const thief = await world.person('max', { email: 'thief@evil.example' });
  expect(await ask('create-admin max --email max@example.com')).toMatchObject({
    code: 1,
    said: expect.stringContaining('its address is another one than max@example.com'),
  });
  expect(await ask('create-admin max --email max@example.com --yes')).toMatchObject({ code: 1 });
  expect(await isAdmin(thief)).toBe(false);
  expect((await thief.get('/api/admin/overview')).status).toBe(403);
});

test('an unverified address is not enough', async () => {
  const thief = await world.person('olga', { email: 'olga@example.com', unproved: true });
  expect(await ask('create-admin olga --email olga@example.com')).toMatchObject({
    code: 1,
    said: expect.stringContaining('nobody has proved yet'),
  });
  expect(await isAdmin(thief)).toBe(false);
  const olga = await world.person('olga-too', { email: 'olga-too@example.com' });
  expect(await ask('create-admin olga-too --email OLGA-TOO@example.com')).toMatchObject({ code: 0 });
  expect(await isAdmin(olga)).toBe(true);
});

test('without an address the account is shown, and nothing happens without a yes', async () => {
  const pia = await world.person('pia', { email: 'pia@example.com', unproved: true });
  const told = await ask('create-admin pia');
  expect(told.code).toBe(1);
  expect(told.said).toBe(
    [
      `Pia (@pia), account ${pia.id}`,
      '  Address: pia@example.com, not proved',
      told.said.split('\n')[2],
      'This account would see everything here and act for everybody.',
      'Nothing was done. If this is the right account, add --yes.',
    ].join('\n'),
  );
  expect(told.said).toMatch(/Opened on 2026-11-26, .*; last seen on 2026-11-26; signed in once at the moment/);
  expect(await ask('create-admin pia', false)).toMatchObject({ code: 1, asked: ['Is this the right account?'] });
  expect(await isAdmin(pia)).toBe(false);
  expect(await ask('create-admin pia', true)).toMatchObject({ code: 0 });
  expect(await isAdmin(pia)).toBe(true);
});

test('no demo user becomes an admin: not by command, by another admin, nor in the database', async () => {
  for (const more of ['', ' --yes', ' --email demo@example.com'])
    expect(await ask(`create-admin demo${more}`, true)).toMatchObject({ code: 1 });
  const ada = await admin(world, 'ada');
  await expect(ada.patch('/api/admin/users/3', { isAdmin: true, reason: 'Why not' })).resolves.toMatchObject({
    status: 409,
    body: { code: 'demo_no_admin' },
  });
  const byHand = world.owner.run('UPDATE users SET is_admin = true WHERE id = 3');
  await expect(byHand).rejects.toThrow('users_demo_admin_check');
});

test.each([
  ['export-user', 'The file would hold everything of this person'],
  ['delete-user', 'hides Cleo (@cleo-0) at once, cancels 0 coming visits'],
])('%s says whom before it acts', async (command, deed) => {
  const name = `cleo-${command === 'export-user' ? 1 : 0}`;
  const cleo = await world.person(name, { fullName: 'Cleo' });
  const args =
    command === 'export-user' ? [command, name, `${world.app.config.dataFolder}/${name}.zip`] : [command, name];
  for (const answer of [undefined, false]) {
    const told = await operateOn(world, args, answer);
    expect(told).toMatchObject({ code: 1, said: expect.stringContaining(`Address: ${name}@example.com, proved on`) });
    expect(told.said).toContain(deed);
  }
  expect((await cleo.get('/api/user')).status).toBe(200);
  expect(await readdir(world.app.config.dataFolder)).not.toContain(`${name}.zip`);
  expect(await operateOn(world, [...args, '--yes'])).toMatchObject({ code: 0 });
});

test('a new admin chooses the password through a link that works once, and no password is printed', async () => {
  const made = await ask('create-admin mona --email mona@example.com');
  expect(made.code).toBe(0);
  expect(made.said).not.toMatch(/password, which|password is/i);
  const token = /\/auth\/reset\?token=(\S+)/.exec(made.said)![1];
  // No session exists yet.
  expect((await ask('create-admin mona')).said).toContain('never seen since; signed in 0 times');
  const mona = world.nobody();
  const chosen = { token, password: 'correct horse battery' };
  expect((await mona.post('/api/password/reset', chosen)).status).toBe(204);
  expect((await world.nobody().post('/api/password/reset', chosen)).status).not.toBe(204);
  expect((await mona.post('/api/login', { username: 'mona', password: chosen.password })).status).toBe(200);
  expect(await isAdmin(mona)).toBe(true);
  const deeds =
    'SELECT actor_name, action FROM audit_log WHERE subject_id = (SELECT id FROM users WHERE username = $1)';
  expect(await world.app.database.run(deeds, ['mona'])).toEqual([{ actor_name: 'operator', action: 'make_admin' }]);
});

test('commands find a person only through the function that prints the account', async () => {
  const folder = new URL('../../src/server/operator/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && name !== 'person.ts');
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  expect(sources.filter((source) => /findUser\b|findUserByName|readPeople|accounts\/tables/.test(source))).toEqual([]);
});

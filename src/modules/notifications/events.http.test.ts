import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { listen, type Hearing } from '#tests/support/hearing.ts';
import { lineStands } from '#tests/support/line-stands.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;
const open: Hearing[] = [];
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((hearing) => hearing.close()));
});

const hear = async (api: World['api'], who: Visitor, options = {}) => {
  const hearing = await listen(api, who.cookie(), options);
  open.push(hearing);
  return hearing;
};
const publish = (channel: string, name: string, data = {}) =>
  world.app.database.transaction((transaction) => world.app.realtime.publish(transaction, [channel], { name, data }));
/** What is told before the line stands is caught up from then on only. */
const settle = (...others: Pick<World, 'app'>[]) => Promise.all([world, ...others].map(({ app }) => lineStands(app)));

const cutLine = () =>
  world.owner.run(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT coalesce(max(id), 0)%' OR query LIKE 'SELECT id::int8%'`,
  );

test('a person hears what concerns them, in every process, and nothing else', async () => {
  const second = openSecondProcess(world);
  try {
    const here = await hear(world.api, ada);
    const there = await hear(second.api, ada);
    const other = await hear(second.api, cleo);
    await settle(second);
    await cleo.post('/api/followers', { followerId: cleo.id, followingId: ada.id });
    await publish('everyone', 'weather', { sunny: true });
    await here.until('notices');
    await there.until('notices');
    expect(await other.until('weather')).toMatchObject({ sunny: true });
    expect(other.heard).toHaveLength(1);
    await here.until('weather');
    expect(here.heard.map(({ name }) => name)).toEqual(['notices', 'weather']);
  } finally {
    await second.close();
  }
});

test('nothing is told of what was rolled back', async () => {
  const here = await hear(world.api, ada);
  await settle();
  await world.app.database
    .transaction(async (transaction) => {
      await world.app.realtime.publish(transaction, [`person:${ada.id}`], { name: 'never', data: {} });
      throw new Error('no');
    })
    .catch(() => {});
  await publish(`person:${ada.id}`, 'after');
  await here.until('after');
  expect(here.heard.map(({ name }) => name)).toEqual(['after']);
});

test('after the line was cut it comes back, with what was told meanwhile, once', async () => {
  const here = await hear(world.api, ada);
  await settle();
  await publish(`person:${ada.id}`, 'before');
  await here.until('before');
  await cutLine();
  await publish(`person:${ada.id}`, 'meanwhile');
  await here.until('meanwhile');
  await publish(`person:${ada.id}`, 'later');
  await here.until('later');
  expect(here.heard.map(({ name }) => name)).toEqual(['before', 'meanwhile', 'later']);
});

test('a browser that comes back says what it heard last and gets the rest', async () => {
  const here = await hear(world.api, ada);
  await settle();
  await publish(`person:${ada.id}`, 'first');
  const { id } = await here.until('first');
  await here.close();
  await publish(`person:${ada.id}`, 'second');
  const again = await hear(world.api, ada, { lastId: id! });
  await again.until('second');
  expect(again.heard.map(({ name }) => name)).not.toContain('first');
  const late = await hear(world.api, ada, { lastId: '999999999' });
  await late.until('reset');
});

test('who is not signed in hears nothing', async () => {
  expect((await world.nobody().get('/api/events')).status).toBe(401);
});

const password = 'six-or-more';
const endings: Record<string, (owner: Visitor, thief: Visitor) => Promise<unknown>> = {
  'they sign out': (_owner, thief) => thief.post('/api/logout'),
  'its owner ends it from elsewhere': async (owner) => {
    const other = (await owner.get('/api/sessions')).body.find(({ current }: any) => !current);
    return owner.delete(`/api/sessions/${other.id}`);
  },
  'the password changes': (owner) => owner.post('/api/password/change', { password, newPassword: 'a brand new one' }),
};

test.each(Object.entries(endings))('whoever listens hears nothing more once %s, in every process', async (how, end) => {
  const username = `robbed-${how.length}`;
  const owner = await world.person(username);
  const thief = world.nobody();
  await thief.post('/api/login', { username, password });
  const second = openSecondProcess(world);
  try {
    const stays = await hear(world.api, owner);
    const goes = await hear(second.api, thief);
    await settle(second);
    await end(owner, thief);
    await expect.poll(() => goes.ended()).toBe(true);
    await publish(`person:${owner.id}`, 'secret');
    await stays.until('secret');
    expect(goes.heard.map(({ name }) => name)).not.toContain('secret');
  } finally {
    await second.close();
  }
});

test('a suspension ends what they listen to, and so does the time of a session after the line was cut', async () => {
  const max = await world.person('max');
  await appoint(world, max);
  const zoe = await world.person('zoe');
  const [suspended, expired] = [await hear(world.api, zoe), await hear(world.api, cleo)];
  await settle();
  const wished = { days: 7, reason: 'Pictures of somebody else’s work' };
  expect((await max.put(`/api/admin/users/${zoe.id}/suspension`, wished)).status).toBe(200);
  await expect.poll(() => suspended.ended()).toBe(true);
  expect(expired.ended()).toBe(false);
  const before = world.clock.at;
  world.clock.at += 400 * 86_400_000;
  await cutLine();
  await expect.poll(() => expired.ended()).toBe(true);
  world.clock.at = before;
});

test('streams end when the program stops', async () => {
  const second = openSecondProcess(world);
  const there = await hear(second.api, cleo);
  await second.close();
  for (let tries = 0; tries < 100 && !there.ended(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(there.ended()).toBe(true);
});

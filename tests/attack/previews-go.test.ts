import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPreviews } from '#server/previews/mount-previews';
import { publish } from '#tests/support/posts.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let server: Hono<any>;
beforeAll(async () => {
  world = await createWorld();
  server = new Hono();
  server.get('/media/*', (c) => world.api.fetch(c.req.raw, c.env));
  mountPreviews(server, world.app, world.api);
});
afterAll(() => world.close());

const draw = async (path: string) => (await server.request(`http://uli.test${path}`)).status;
const folder = () => join(world.app.config.dataFolder, 'previews');

/** The previews on disk, as `1001/profile/0123456789abcdef.png`. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder().length + 1));
}
const filesOf = async ({ id }: Visitor) => (await files()).filter((path) => path.startsWith(`${id}/`));

test('sixty-seven renames leave one picture, with the latest name', async () => {
  const ada = await world.person('ada', { accountType: 'business' });
  const kept: string[][] = [];
  for (let change = 1; change <= 67; change++) {
    await ada.patch('/api/user', { fullName: `Ada ${change}` });
    // Drawing takes long; a few pictures are enough to see that each replaces the previous one.
    if (change % 11 !== 1) continue;
    await draw(`/og/profile/${ada.id}`);
    kept.push(await filesOf(ada));
  }
  expect(kept.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(new Set(kept.flat()).size).toBe(7);
});

test('a change to a person, a service or a post removes its picture, whether or not it is requested again', async () => {
  const cleo = await world.person('cleo', { accountType: 'business' });
  const serviceId = await offer(cleo);
  const [changed, removed] = [await publish(cleo), await publish(cleo)];
  const addresses = [
    `/og/profile/${cleo.id}`,
    `/og/service/${cleo.id}/${serviceId}`,
    `/og/post/${changed}`,
    `/og/post/${removed}`,
  ];
  for (const address of addresses) expect(await draw(address)).toBe(200);
  expect(await filesOf(cleo)).toHaveLength(4);
  await world.runJob('previews.sweep');
  expect(await filesOf(cleo)).toHaveLength(4);

  await cleo.patch(`/api/posts/${changed}`, { caption: 'Other words' });
  await cleo.delete(`/api/posts/${removed}`);
  await cleo.patch(`/api/services/${serviceId}`, { name: 'Another name' });
  await world.runJob('previews.sweep');
  const left = await filesOf(cleo);
  expect(left.filter((path) => !path.includes('/profile/'))).toEqual([]);

  await cleo.patch('/api/user', { fullName: 'Cleopatra' });
  await world.runJob('previews.sweep');
  expect(await filesOf(cleo)).toEqual([]);
});

test('nothing of a deleted account is left, neither its name nor its photo', async () => {
  const dora = await world.person('dora', { accountType: 'business' });
  const post = await publish(dora);
  for (const address of [`/og/profile/${dora.id}`, `/og/post/${post}`]) expect(await draw(address)).toBe(200);
  expect(await filesOf(dora)).toHaveLength(2);
  expect((await dora.post('/api/user/deletion', { password: 'six-or-more' })).status).toBeLessThan(300);
  world.clock.at += 40 * 86_400_000;
  await world.runJob('own-data.finish-leaving');
  expect(await filesOf(dora)).toEqual([]);
  expect(await draw(`/og/profile/${dora.id}`)).toBe(404);
  expect(await filesOf(dora)).toEqual([]);
});

test('an account that is due for deletion is not shown in a picture either', async () => {
  const emily = await world.person('emily', { accountType: 'business' });
  await draw(`/og/profile/${emily.id}`);
  expect(await filesOf(emily)).toHaveLength(1);
  await emily.post('/api/user/deletion', { password: 'six-or-more' });
  await world.runJob('previews.sweep');
  expect(await filesOf(emily)).toEqual([]);
});

test('pictures of earlier versions of the program, and those not drawn for a day, are removed', async () => {
  const flora = await world.person('flora');
  await draw(`/og/profile/${flora.id}`);
  const [own] = await filesOf(flora);
  await writeFile(join(folder(), '0123456789abcdef.png'), 'a former version, by what it showed');
  const nobodys = join(folder(), '999999', 'profile');
  await mkdir(nobodys, { recursive: true });
  await writeFile(join(nobodys, '0123456789abcdef.png'), 'of nobody');
  await world.runJob('previews.sweep');
  expect((await files()).filter((path) => !/^(1\d{3})\/profile/.test(path))).toEqual([]);
  expect(await filesOf(flora)).toEqual([own]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(folder(), own!), yesterday, yesterday);
  await world.runJob('previews.sweep');
  expect(await filesOf(flora)).toEqual([]);
});

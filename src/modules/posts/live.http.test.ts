import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen, type Hearing } from '#tests/support/hearing.ts';
import { lineStands } from '#tests/support/line-stands.ts';
import { publish } from '#tests/support/posts.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let second: ReturnType<typeof openSecondProcess>;
let ada: Visitor;
let cleo: Visitor;
let sid: Visitor;
let post: number;
const open: Hearing[] = [];

beforeAll(async () => {
  world = await createWorld();
  second = openSecondProcess(world);
  ada = await world.person('ada');
  cleo = await world.person('cleo');
  sid = await world.person('sid');
  for (const api of [world.api, second.api]) await look(api, ada, []);
  for (const { app } of [world, second]) await lineStands(app);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  post = await publish(ada);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((hearing) => hearing.close()));
});

/** Listens as somebody who has these posts on the screen. */
async function look(api: World['api'], who: Visitor, posts: readonly number[]): Promise<Hearing> {
  const hearing = await listen(api, who.cookie(), posts.length > 0 ? { query: `?posts=${posts.join(',')}` } : {});
  open.push(hearing);
  return hearing;
}
const like = (who: Visitor) => who.post(`/api/posts/${post}/likes`, { userId: who.id });
const say = (who: Visitor, content: string) => who.post(`/api/posts/${post}/comments`, { content });
/** What was told of posts, without what is told of new ones. */
const told = ({ heard }: Hearing) =>
  heard
    .filter(({ name }) => name === 'post.counted' || name === 'post.talked')
    .map(({ name, postId, likesCount, commentsCount }) => [name, postId, likesCount, commentsCount]);
async function until(hearing: Hearing, line: unknown[]): Promise<void> {
  await expect.poll(() => told(hearing).at(-1), { timeout: 5_000 }).toEqual(line);
}

test('whoever looks at a post hears how it stands, then likes and comments, in every process', async () => {
  // Once the second process has heard of the first like, nothing of it is still on its way.
  const before = await look(second.api, sid, [post]);
  await like(sid);
  await world.runJob('posts.tell-likes');
  await until(before, ['post.counted', post, 1, 0]);
  const here = await look(world.api, ada, [post]);
  const there = await look(second.api, cleo, [post]);
  for (const hearing of [here, there]) await until(hearing, ['post.counted', post, 1, 0]);
  await like(cleo);
  await world.runJob('posts.tell-likes');
  for (const hearing of [here, there]) await until(hearing, ['post.counted', post, 2, 0]);
  const { body } = await say(sid, 'Lovely');
  for (const hearing of [here, there]) await until(hearing, ['post.talked', post, 2, 1]);
  await ada.put(`/api/comments/${body.id}/hidden`);
  for (const hearing of [here, there]) await until(hearing, ['post.talked', post, 2, 0]);
  await ada.delete(`/api/comments/${body.id}/hidden`);
  await sid.delete(`/api/comments/${body.id}`);
  for (const hearing of [here, there]) await until(hearing, ['post.talked', post, 2, 0]);
  expect(told(there).map(([name]) => name)).toEqual([
    'post.counted',
    'post.counted',
    'post.talked',
    'post.talked',
    'post.talked',
    'post.talked',
  ]);
});

test('of posts that are not there for somebody they hear nothing, also once a block makes it so', async () => {
  const draft = (await ada.post('/api/drafts', {})).body.id;
  const cleos = await look(second.api, cleo, [post, draft, 999_999]);
  const sids = await look(world.api, sid, [post]);
  await until(cleos, ['post.counted', post, 0, 0]);
  expect(told(cleos)).toHaveLength(1);
  await ada.post('/api/blocks', { blockedId: cleo.id });
  await say(sid, 'Lovely');
  await until(sids, ['post.talked', post, 0, 1]);
  const late = await look(second.api, cleo, [post]);
  await cleo.post('/api/followers', { followerId: cleo.id, followingId: sid.id });
  await world.app.database.transaction((transaction) =>
    world.app.realtime.publish(transaction, [`person:${cleo.id}`], { name: 'after', data: {} }),
  );
  for (const hearing of [cleos, late]) await hearing.until('after');
  expect([told(cleos).length, told(late).length]).toEqual([1, 0]);
  expect(cleos.heard.map(({ name }) => name)).not.toContain('parted');
  await ada.delete(`/api/blocks/${cleo.id}`);
});

test('new posts and openings of somebody apart are told neither of the two, from the block on until it is lifted', async () => {
  const cleos = await look(second.api, cleo, []);
  const adas = await look(world.api, ada, []);
  const newPosts = ({ heard }: Hearing) =>
    heard.filter(({ name }) => name === 'post.published').map(({ postId }) => postId);
  const seen = await publish(ada);
  await expect.poll(() => newPosts(cleos)).toEqual([seen]);
  await cleo.post('/api/blocks', { blockedId: ada.id });
  const [adasOwn, cleosOwn] = [await publish(ada), await publish(cleo)];
  const opening = { name: 'openings', data: { artistId: ada.id } };
  await world.app.database.transaction((transaction) => world.app.realtime.publish(transaction, ['everyone'], opening));
  const others = await publish(sid);
  for (const hearing of [cleos, adas]) await expect.poll(() => newPosts(hearing).at(-1)).toBe(others);
  expect(newPosts(cleos)).toEqual([seen, cleosOwn, others]);
  expect(newPosts(adas)).toEqual([seen, adasOwn, others]);
  expect(cleos.heard.map(({ name }) => name)).not.toContain('openings');
  // Whoever comes back to the line is not told later, either.
  const lastId = cleos.heard.find(({ postId }) => postId === seen)!.id!;
  const back = await listen(world.api, cleo.cookie(), { lastId });
  open.push(back);
  await expect.poll(() => newPosts(back).at(-1)).toBe(others);
  expect(newPosts(back)).toEqual([cleosOwn, others]);
  await cleo.delete(`/api/blocks/${ada.id}`);
  const again = await publish(ada);
  await expect.poll(() => newPosts(cleos)).toEqual([seen, cleosOwn, others, again]);
});

test('one line tells of fifty posts at most', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => index + 1).join(',');
  expect((await cleo.get(`/api/events?posts=${ids}`)).status).toBe(400);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What is left between two people once one of them blocked the other: Ada shows work, Cleo said and liked something there.

let world: World;
let ada: Visitor;
let cleo: Visitor;
let sid: Visitor;
let post: number;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
  sid = await world.person('sid');
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const [one, other] of [
    [ada, cleo],
    [cleo, ada],
  ] as const)
    await one.delete(`/api/blocks/${other.id}`);
  post = await publish(ada);
});

const say = async (who: Visitor, content: string, parentId?: number): Promise<number> =>
  (await who.post(`/api/posts/${post}/comments`, { content, parentId })).body.id;
const words = async (): Promise<string[]> =>
  (await sid.get(`/api/posts/${post}/comments`)).body.map(({ content }: { content: string }) => content);

test.each([
  ['Ada', () => ada.post('/api/blocks', { blockedId: cleo.id })],
  ['Cleo', () => cleo.post('/api/blocks', { blockedId: ada.id })],
])('after a block by %s one takes back what one said, liked and saved before', async (_name, block) => {
  const own = await say(cleo, 'Lovely');
  const other = await say(sid, 'Nice');
  await cleo.post(`/api/posts/${post}/likes`, { userId: cleo.id });
  await cleo.put(`/api/posts/${post}/save`);
  await block();
  expect((await cleo.delete(`/api/comments/${own}`)).status).toBe(204);
  expect(await words()).toEqual(['Nice']);
  expect((await cleo.delete(`/api/posts/${post}/likes/${cleo.id}`)).status).toBe(200);
  expect((await cleo.delete(`/api/posts/${post}/save`)).status).toBe(200);
  const seen = (await ada.get(`/api/posts/${post}`)).body;
  expect([seen.likesCount, seen.commentsCount, seen.insights.saves]).toEqual([0, 1, 0]);
  // What is not one's own is as far away as the post.
  const others = [
    await cleo.delete(`/api/comments/${other}`),
    await cleo.delete(`/api/comments/${own}`),
    await cleo.delete(`/api/posts/${post}/likes/${cleo.id}`),
    await cleo.delete(`/api/posts/${post}/save`),
  ];
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('under one’s own post the words of whom one is apart from can go, too', async () => {
  const theirs = await say(cleo, 'Buy watches');
  await ada.post('/api/blocks', { blockedId: cleo.id });
  expect((await sid.delete(`/api/comments/${theirs}`)).status).toBe(403);
  expect((await ada.delete(`/api/comments/${theirs}`)).status).toBe(204);
  expect(await words()).toEqual([]);
});

test('nobody is told of an answer or a mention under a post that does not open for them', async () => {
  const told = async () =>
    (await cleo.get('/api/notifications')).body.filter(({ href }: { href: string }) => href === `/post/${post}`);
  const own = await say(cleo, 'Lovely');
  await cleo.post('/api/blocks', { blockedId: ada.id });
  await say(sid, 'So it is', own);
  await say(sid, 'Look at this, @cleo');
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(404);
  expect(await told()).toEqual([]);
  await cleo.delete(`/api/blocks/${ada.id}`);
  await say(sid, 'Now, @cleo');
  expect(await told()).toHaveLength(1);
});

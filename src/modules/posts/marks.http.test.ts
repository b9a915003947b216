import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

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
  post = await publish(ada);
});

const like = (visitor: Visitor, id = post) => visitor.post(`/api/posts/${id}/likes`, { userId: visitor.id });
const unlike = (visitor: Visitor) => visitor.delete(`/api/posts/${post}/likes/${visitor.id}`);
const notices = (visitor: Visitor) =>
  world.app.database.run<{ kind: string; actors_count: number }>(
    `SELECT kind, actors_count FROM notices WHERE user_id = $1 AND href = '/post/${post}'`,
    [visitor.id],
  );

test('liking and unliking twice are harmless, and liking as somebody else is refused', async () => {
  expect((await like(cleo)).body).toEqual({ liked: true, likesCount: 1 });
  expect((await like(cleo)).body).toEqual({ liked: true, likesCount: 1 });
  expect((await like(sid)).body).toEqual({ liked: true, likesCount: 2 });
  expect((await cleo.get(`/api/posts/${post}`)).body).toMatchObject({ liked: true, likesCount: 2 });
  expect((await ada.get(`/api/posts/${post}`)).body).toMatchObject({ liked: false, likesCount: 2 });
  expect((await unlike(cleo)).body).toEqual({ liked: false, likesCount: 1 });
  expect((await unlike(cleo)).body).toEqual({ liked: false, likesCount: 1 });
  expect((await sid.post(`/api/posts/${post}/likes`, { userId: cleo.id })).status).toBe(403);
  expect((await sid.delete(`/api/posts/${post}/likes/${cleo.id}`)).status).toBe(403);
  expect((await like(cleo, 999_999)).status).toBe(404);
  const people = (await ada.get(`/api/posts/${post}/likes`)).body;
  expect(people.map(({ username }: { username: string }) => username)).toEqual(['sid']);
});

test('likes that come in one moment are answered each for itself', async () => {
  const asSomebodyElse = sid.post(`/api/posts/${post}/likes`, { userId: cleo.id });
  const answers = await Promise.all([
    like(cleo),
    like(cleo),
    like(cleo, 999_999),
    asSomebodyElse,
    like(sid),
    like(ada),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 403, 200, 200]);
  expect((await like(ada)).body).toEqual({ liked: true, likesCount: 3 });
});

test('the author is told of likes within a second or two, and of none that was taken back', async () => {
  await like(cleo);
  await like(sid);
  await like(ada);
  expect(await notices(ada)).toEqual([]);
  await world.runJob('posts.tell-likes');
  expect(await notices(ada)).toEqual([{ kind: 'post.liked', actors_count: 2 }]);
  await world.runJob('posts.tell-likes');
  expect(await notices(ada)).toEqual([{ kind: 'post.liked', actors_count: 2 }]);
  const other = await publish(ada);
  await like(cleo, other);
  await cleo.delete(`/api/posts/${other}/likes/${cleo.id}`);
  await world.runJob('posts.tell-likes');
  const told = await world.app.database.run(`SELECT 1 FROM notices WHERE href = '/post/${other}'`);
  expect(told).toEqual([]);
});

test('a saved post is kept for oneself alone', async () => {
  expect((await cleo.put(`/api/posts/${post}/save`)).body).toEqual({ saved: true });
  expect((await cleo.put(`/api/posts/${post}/save`)).body).toEqual({ saved: true });
  expect((await cleo.get(`/api/posts/${post}`)).body.saved).toBe(true);
  expect((await sid.get(`/api/posts/${post}`)).body.saved).toBe(false);
  expect((await ada.get(`/api/posts/${post}`)).body.insights.saves).toBe(1);
  expect((await cleo.get('/api/saves')).body.map(({ id }: { id: number }) => id)).toEqual([post]);
  expect((await cleo.delete(`/api/posts/${post}/save`)).body).toEqual({ saved: false });
  expect((await cleo.delete(`/api/posts/${post}/save`)).body).toEqual({ saved: false });
  expect((await cleo.get('/api/saves')).body).toEqual([]);
  expect((await ada.get(`/api/posts/${post}`)).body.insights.saves).toBe(0);
});

test('the post of somebody who blocked can neither be liked nor saved', async () => {
  await ada.post('/api/blocks', { blockedId: sid.id });
  expect((await like(sid)).status).toBe(404);
  expect((await sid.put(`/api/posts/${post}/save`)).status).toBe(404);
  await ada.delete(`/api/blocks/${sid.id}`);
});

test('a lookbook holds saved posts under a name, is private until it is made public, and lets go without unsaving', async () => {
  const { status, body: book } = await cleo.post('/api/lookbooks', { name: 'Wedding' });
  expect([status, book.name, book.isPublic, book.postsCount]).toEqual([201, 'Wedding', false, 0]);
  expect((await cleo.post('/api/lookbooks', { name: 'Wedding' })).body.code).toBe('lookbook_name_taken');
  expect((await cleo.post('/api/lookbooks', { name: ' ' })).status).toBe(400);
  const held = (await cleo.put(`/api/lookbooks/${book.id}/posts/${post}`)).body;
  expect([held.postsCount, held.covers[0].alt]).toEqual([1, 'Braids']);
  expect((await cleo.put(`/api/lookbooks/${book.id}/posts/${post}`)).body.postsCount).toBe(1);
  expect((await cleo.get(`/api/posts/${post}`)).body.saved).toBe(true);
  expect((await sid.get(`/api/lookbooks/${book.id}`)).status).toBe(404);
  expect((await sid.get(`/api/users/${cleo.id}/lookbooks`)).body).toEqual([]);
  await cleo.patch(`/api/lookbooks/${book.id}`, { isPublic: true, name: 'Big day' });
  expect((await world.nobody().get(`/api/lookbooks/${book.id}`)).body.name).toBe('Big day');
  const shown = (await sid.get(`/api/lookbooks/${book.id}/posts`)).body;
  expect(shown.map(({ id }: { id: number }) => id)).toEqual([post]);
  expect((await cleo.get(`/api/users/${cleo.id}/lookbooks?holding=${post}`)).body).toHaveLength(1);
  expect((await cleo.get(`/api/users/${cleo.id}/lookbooks?holding=999999`)).body).toEqual([]);
  expect((await cleo.delete(`/api/lookbooks/${book.id}/posts/${post}`)).body.postsCount).toBe(0);
  expect((await cleo.get(`/api/posts/${post}`)).body.saved).toBe(true);
  await cleo.put(`/api/lookbooks/${book.id}/posts/${post}`);
  await cleo.delete(`/api/posts/${post}/save`);
  expect((await cleo.get(`/api/lookbooks/${book.id}`)).body.postsCount).toBe(0);
  expect((await cleo.delete(`/api/lookbooks/${book.id}`)).status).toBe(204);
});

test('a post can be reported, and not one’s own', async () => {
  const report = { subjectKind: 'post', subjectId: post, reason: 'stolen_work' };
  expect((await cleo.post('/api/reports', report)).status).toBe(201);
  expect((await ada.post('/api/reports', report)).status).toBe(400);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
let cleo: Visitor;
let sid: Visitor;
const ofAda: number[] = [];
const ofBea: number[] = [];

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  bea = await world.person('bea');
  cleo = await world.person('cleo');
  sid = await world.person('sid');
  for (let turn = 0; turn < 4; turn++) {
    world.clock.at += 60_000;
    ofAda.unshift(await publish(ada, { caption: `#Braids ${turn}` }));
    // Two in one instant: their ids decide.
    ofBea.unshift(await publish(bea));
  }
  await cleo.post('/api/followers', { followerId: cleo.id, followingId: ada.id });
});
afterAll(() => world.close());

interface Listed {
  readonly id: number;
  readonly why?: { term: string; sentence: string }[];
}

/** Reads a list page by page to its end. */
async function readAll(visitor: Visitor, path: string): Promise<Listed[]> {
  const read: Listed[] = [];
  for (let next: string | undefined = path; next;) {
    const { status, headers, body }: Answer<Listed[]> = await visitor.get<Listed[]>(next);
    expect(status).toBe(200);
    read.push(...body);
    next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1];
  }
  return read;
}
const idsOf = (posts: readonly Listed[]) => posts.map(({ id }) => id);
const newestFirst = () => ofAda.flatMap((id, index) => [ofBea[index]!, id]);

test('everyone’s posts come newest first, page by page, each once, for anybody', async () => {
  expect(idsOf(await readAll(world.nobody(), '/api/posts?limit=3'))).toEqual(newestFirst());
  expect(idsOf(await readAll(cleo, '/api/posts'))).toEqual(newestFirst());
});

test('a page reads on where it ended while others post', async () => {
  const { headers, body } = await cleo.get('/api/posts?limit=2');
  world.clock.at += 60_000;
  const late = await publish(bea);
  const next = /<([^>]+)>/.exec(headers.get('Link')!)![1]!;
  expect(idsOf([...body, ...(await readAll(cleo, next))])).toEqual(newestFirst());
  expect((await cleo.get(`/api/posts/newer?than=${body[0].id}`)).body).toEqual({ count: 1 });
  expect((await bea.get(`/api/posts/newer?than=${body[0].id}`)).body).toEqual({ count: 0 });
  await bea.delete(`/api/posts/${late}`);
});

test('Following holds those one follows, and asks who one is', async () => {
  expect(idsOf(await readAll(cleo, '/api/posts?feed=following&limit=3'))).toEqual(ofAda);
  expect((await sid.get('/api/posts?feed=following')).body).toEqual([]);
  expect((await world.nobody().get('/api/posts?feed=following')).status).toBe(401);
  expect((await world.nobody().get('/api/posts?feed=discover')).status).toBe(401);
});

test('one person’s posts and those with a tag are lists of their own', async () => {
  expect(idsOf(await readAll(world.nobody(), `/api/users/${bea.id}/posts?limit=3`))).toEqual(ofBea);
  expect(idsOf(await readAll(cleo, '/api/posts?tag=bRaids&limit=3'))).toEqual(ofAda);
  expect((await cleo.get('/api/posts?tag=nothing')).body).toEqual([]);
  expect((await cleo.get('/api/users/999999/posts')).status).toBe(404);
  expect((await cleo.get(`/api/users/${cleo.id}/posts`)).body).toEqual([]);
});

test('a cursor or a limit that is none of ours is refused', async () => {
  for (const query of ['cursor=abc', 'limit=0', 'limit=101', 'limit=1e1', 'feed=popular', 'feed=discover&cursor=x'])
    expect((await cleo.get(`/api/posts?${query}`)).status).toBe(400);
});

test('posts of a person who blocked or was blocked are not there; muted ones are only out of the feeds', async () => {
  const [post] = ofBea;
  await bea.post('/api/blocks', { blockedId: sid.id });
  for (const [one, other] of [
    [sid, bea],
    [bea, sid],
  ] as const) {
    const theirs = one === sid ? post! : await publish(sid);
    expect((await one.get(`/api/posts/${theirs}`)).status).toBe(404);
    expect((await one.get(`/api/users/${other.id}/posts`)).body).toEqual([]);
    for (const path of ['/api/posts', '/api/posts?feed=discover'])
      expect(idsOf(await readAll(one, path))).not.toContain(theirs);
    if (one === bea) await sid.delete(`/api/posts/${theirs}`);
  }
  await bea.delete(`/api/blocks/${sid.id}`);
  await sid.post('/api/mutes', { mutedId: bea.id });
  expect(idsOf(await readAll(sid, '/api/posts'))).toEqual(ofAda);
  expect(idsOf(await readAll(sid, '/api/posts?feed=discover'))).not.toContain(post);
  expect((await sid.get(`/api/posts/${post}`)).status).toBe(200);
  expect((await sid.get(`/api/users/${bea.id}/posts`)).body).toHaveLength(4);
  await sid.delete(`/api/mutes/${bea.id}`);
});

test('Discover stands still while one reads, says why, and leaves one’s own out', async () => {
  await world.app.database.run(`UPDATE users SET category = 'hair' WHERE id = $1`, [ada.id]);
  await world.app.database.run(`INSERT INTO saves (user_id, post_id, created_at) VALUES ($1, $2, now())`, [
    cleo.id,
    ofAda[3],
  ]);
  const first = await cleo.get('/api/posts?feed=discover&limit=3');
  // Ada’s fit what Cleo saved, Bea’s do not.
  expect(idsOf(first.body).every((id) => ofAda.includes(id))).toBe(true);
  expect(first.body[0].why[0]).toEqual({ term: 'fit', sentence: 'It fits what you save and book.' });
  expect(first.body[0].why).toHaveLength(2);
  // A hundred saves of the last one would change the order of a new visit.
  await world.app.database.run('UPDATE posts SET saves_count = 100, views_count = 100 WHERE id = $1', [ofBea[3]]);
  const next = /<([^>]+)>/.exec(first.headers.get('Link')!)![1]!;
  const rest = await readAll(cleo, next);
  expect(idsOf([...first.body, ...rest]).toSorted()).toEqual([...ofAda, ...ofBea].toSorted());
  expect(rest.every(({ why }) => why && why.length > 0)).toBe(true);
  expect(idsOf(rest).slice(1)).toEqual(ofBea);
  const own = await readAll(ada, '/api/posts?feed=discover');
  expect(idsOf(own).some((id) => ofAda.includes(id))).toBe(false);
});

test('whoever signed out, or became somebody else by the same cookie, is shown nothing of before', async () => {
  const fay = await world.person('fay');
  await fay.post(`/api/posts/${ofAda[0]}/likes`, { userId: fay.id });
  const headers = { cookie: fay.cookie() };
  const likedIn = async (visitor: Visitor) =>
    (await visitor.get('/api/posts', headers)).body.filter(({ liked }: { liked: boolean }) => liked).length;
  expect([await likedIn(world.nobody()), await likedIn(world.nobody())]).toEqual([1, 1]);
  await world.app.database.run('UPDATE sessions SET user_id = $1 WHERE user_id = $2', [sid.id, fay.id]);
  expect([await likedIn(world.nobody()), await likedIn(world.nobody())]).toEqual([0, 0]);
  await world.nobody().post('/api/logout', undefined, headers);
  expect(await likedIn(world.nobody())).toBe(0);
  expect((await world.nobody().get('/api/posts?feed=following', headers)).status).toBe(401);
});

test('of what somebody wants less of Discover shows less, until they take it back', async () => {
  const discover = async () => idsOf(await readAll(cleo, '/api/posts?feed=discover'));
  expect(ofAda).toContain((await discover())[0]);
  for (const id of ofAda.slice(0, 3)) {
    expect((await cleo.put(`/api/posts/${id}/less`)).body).toEqual({ less: true });
    expect((await cleo.put(`/api/posts/${id}/less`)).status).toBe(200);
  }
  const less = await discover();
  expect(less).toHaveLength(ofAda.length + ofBea.length - 3);
  expect(less.at(-1)).toBe(ofAda[3]);
  expect(await readAll(sid, '/api/posts?feed=discover')).toHaveLength(ofAda.length + ofBea.length);
  expect(idsOf(await readAll(cleo, '/api/posts?feed=following'))).toEqual(ofAda);
  for (const id of ofAda.slice(0, 3))
    expect((await cleo.delete(`/api/posts/${id}/less`)).body).toEqual({ less: false });
  expect(ofAda).toContain((await discover())[0]);
  expect((await cleo.put('/api/posts/999999/less')).status).toBe(404);
  expect((await world.nobody().put(`/api/posts/${ofAda[0]}/less`)).status).toBe(401);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
const people: Record<string, Visitor> = {};
const names = ['ada', 'cleo', 'sid', 'nina', 'omar', 'pia'] as const;
beforeAll(async () => {
  world = await createWorld();
  for (const name of names) people[name] = await world.person(name, name === 'cleo' ? {} : { profession: 'Barber' });
});
afterAll(() => world.close());
beforeEach(() => world.owner.run('TRUNCATE follows, follow_counts, blocks, mutes, notices CASCADE'));

const follow = (who: string, whom: string) =>
  people[who]!.post('/api/followers', { followerId: people[who]!.id, followingId: people[whom]!.id });
const unfollow = (who: string, whom: string) => people[who]!.delete(`/api/followers/${people[whom]!.id}`);
const counts = async (name: string) => (await world.nobody().get(`/api/users/${people[name]!.id}`)).body;
const list = async (who: Visitor, name: string, which: 'followers' | 'following') =>
  (await who.get(`/api/users/${people[name]!.id}/${which}`)).body.map((person: any) => person.username);

test('following and unfollowing count once, however often they are sent', async () => {
  expect((await follow('cleo', 'ada')).body).toEqual({ following: true });
  await follow('cleo', 'ada');
  expect(await counts('ada')).toMatchObject({ followersCount: 1, followingCount: 0 });
  expect(await counts('cleo')).toMatchObject({ followersCount: 0, followingCount: 1 });
  expect((await unfollow('cleo', 'ada')).body).toEqual({ following: false });
  await unfollow('cleo', 'ada');
  expect(await counts('ada')).toMatchObject({ followersCount: 0 });
});

test('nobody follows themselves, in somebody else’s name, or somebody who is not there', async () => {
  const { ada, cleo } = people as { ada: Visitor; cleo: Visitor };
  expect((await cleo.post('/api/followers', { followerId: ada.id, followingId: cleo.id })).status).toBe(403);
  expect((await cleo.post('/api/followers', { followerId: cleo.id, followingId: cleo.id })).status).toBe(400);
  expect((await cleo.post('/api/followers', { followerId: cleo.id, followingId: 999_999 })).status).toBe(404);
  expect((await cleo.post('/api/followers', { followerId: cleo.id })).status).toBe(400);
});

test('the lists show who follows, the latest first, page by page, and whom one follows oneself', async () => {
  for (const name of ['cleo', 'sid', 'nina']) {
    world.clock.at += 1000;
    await follow(name, 'ada');
  }
  await follow('sid', 'cleo');
  expect(await list(world.nobody(), 'ada', 'followers')).toEqual(['nina', 'sid', 'cleo']);
  expect(await list(world.nobody(), 'sid', 'following')).toContain('cleo');
  const first = await people.sid!.get(`/api/users/${people.ada!.id}/followers?limit=2`);
  expect(first.body).toMatchObject([{ username: 'nina', following: false }, { username: 'sid' }]);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')![1]!;
  expect((await people.sid!.get(next)).body).toMatchObject([{ username: 'cleo', following: true }]);
});

test('hidden lists are for their owner alone; the counts stay', async () => {
  await follow('cleo', 'ada');
  expect((await people.ada!.put('/api/follows/settings', { hidden: true })).body).toEqual({ hidden: true });
  expect((await people.cleo!.get(`/api/users/${people.ada!.id}/followers`)).body.code).toBe('follows_hidden');
  expect(await list(people.ada!, 'ada', 'followers')).toEqual(['cleo']);
  expect(await counts('ada')).toMatchObject({ followersCount: 1 });
  await people.ada!.put('/api/follows/settings', { hidden: false });
});

test('a block ends follows both ways, and neither is there for the other', async () => {
  await follow('cleo', 'ada');
  await follow('ada', 'cleo');
  await follow('sid', 'nina');
  await follow('cleo', 'nina');
  await people.cleo!.post('/api/blocks', { blockedId: people.ada!.id });
  expect(await counts('ada')).toMatchObject({ followersCount: 0, followingCount: 0 });
  expect(await counts('cleo')).toMatchObject({ followersCount: 0, followingCount: 1 });
  expect((await follow('ada', 'cleo')).status).toBe(404);
  expect((await people.ada!.get(`/api/users/${people.cleo!.id}/followers`)).status).toBe(404);
  expect(await list(people.ada!, 'nina', 'followers')).toEqual(['sid']);
  expect((await people.cleo!.get(`/api/users/${people.ada!.id}/ties`)).body).toEqual({
    following: false,
    followsYou: false,
    muted: false,
    blocked: true,
  });
});

test('who is followed is told, and not any more once it is taken back unread', async () => {
  const told = () => world.app.database.run('SELECT kind, actors_count FROM notices');
  await follow('cleo', 'ada');
  await follow('sid', 'ada');
  expect(await told()).toEqual([{ kind: 'person.followed', actors_count: 2 }]);
  await unfollow('sid', 'ada');
  await unfollow('cleo', 'ada');
  await world.owner.run('TRUNCATE notices CASCADE');
  await follow('cleo', 'ada');
  await unfollow('cleo', 'ada');
  expect(await told()).toEqual([]);
});

test('suggestions are others whom one does not follow, first those whom one’s own people follow', async () => {
  const suggested = async () =>
    (await people.cleo!.get('/api/users/suggestions?limit=20')).body.map((person: any) => person.username);
  expect(await suggested()).toEqual(['pia', 'omar', 'nina', 'sid', 'ada']);
  await follow('cleo', 'ada');
  await follow('ada', 'sid');
  expect(await suggested()).toEqual(['sid', 'pia', 'omar', 'nina']);
  await people.pia!.post('/api/blocks', { blockedId: people.cleo!.id });
  await people.cleo!.post('/api/mutes', { mutedId: people.omar!.id });
  expect(await suggested()).toEqual(['sid', 'nina']);
  expect((await people.cleo!.get('/api/users/suggestions')).body).toHaveLength(2);
  expect((await people.cleo!.get('/api/users/suggestions?limit=21')).status).toBe(400);
});

test('after a storm of follows, unfollows and blocks the counts are what a recount gives', async () => {
  const storm = Array.from({ length: 240 }, (_, index) => {
    const who = names[index % names.length]!;
    const whom = names[(index * 7 + 1) % names.length]!;
    if (who === whom) return follow(who, 'ada');
    if (index % 40 === 39) return people[who]!.post('/api/blocks', { blockedId: people[whom]!.id });
    return index % 3 === 2 ? unfollow(who, whom) : follow(who, whom);
  });
  const answers = await Promise.all(storm);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(
    await world.app.database.run(
      `SELECT users.id FROM users LEFT JOIN follow_counts ON user_id = users.id
        WHERE coalesce(followers_count, 0) <> (SELECT count(*) FROM follows WHERE following_id = users.id)
           OR coalesce(following_count, 0) <> (SELECT count(*) FROM follows WHERE follower_id = users.id)`,
    ),
  ).toEqual([]);
});

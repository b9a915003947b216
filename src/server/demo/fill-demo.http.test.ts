import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';
import { makeDemoJpegs } from './demo-pictures.ts';
import { keepDemoOpenings } from './keep-openings.ts';
import { fillDemo } from './fill-demo.ts';
import { demoArtists, demoSignIn } from './people.ts';
import { demoPictureNames } from './posts.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillDemo(world.app);
  await makeDemoJpegs(world.app, demoPictureNames);
});
afterAll(() => world.close());

test('a database with people in it is left alone', async () => {
  expect(await fillDemo(world.app)).toBe(false);
});

test('the demo sign-in opens a lived-in account: posts with pictures, visits, messages, and news to read', async () => {
  const demo = world.nobody();
  const { username, password, id } = demoSignIn;
  expect((await demo.post('/api/login', { username, password })).status).toBe(200);
  const { body: posts } = await demo.get('/api/posts?limit=50');
  expect(posts.length).toBeGreaterThan(20);
  for (const { imageUrl, images } of posts) {
    expect((await demo.get(imageUrl)).status).toBe(200);
    for (const { alt } of images) expect(alt).not.toBe('');
  }
  expect((await demo.get(`/api/bookings/client/${id}/upcoming`)).body.length).toBeGreaterThan(1);
  expect((await demo.get('/api/threads')).body.length).toBeGreaterThan(1);
  expect((await demo.get('/api/guest-threads')).body).toMatchObject([{ name: 'Alma Reyes', unreadCount: 0 }]);
  expect((await demo.get('/api/notifications/unread')).body).toEqual({ count: 3 });
  const sentences = (await demo.get('/api/notifications')).body.map(({ sentence }: { sentence: string }) => sentence);
  expect(sentences).toContainEqual(expect.stringMatching(/^Fatima Idrissi asks for Basic Consultation, /));
  expect(sentences).toContainEqual(expect.stringMatching(/^\S+ \S+ and \d others follow you now\.$/));
});

test('every demo artist has free times in the next four weeks', async () => {
  const from = new Date(world.clock.at).toISOString().slice(0, 10);
  const to = new Date(world.clock.at + 27 * 86_400_000).toISOString().slice(0, 10);
  for (const { id, username } of demoArtists) {
    const [service] = (await world.nobody().get(`/api/users/${id}/services`)).body;
    const { body } = await world.nobody().get(`/api/users/${id}/slots?serviceId=${service.id}&from=${from}&to=${to}`);
    const free = body.days.flatMap(({ slots }: { slots: string[] }) => slots);
    expect({ username, any: free.length > 0 }).toEqual({ username, any: true });
  }
});

test('three artists whom the demo sign-in follows always offer a gap that is ahead', async () => {
  const demo = world.nobody();
  await demo.post('/api/login', demoSignIn);
  const openings = async () => (await demo.get('/api/openings?following=true')).body as { id: number }[];
  await keepDemoOpenings(world.app);
  const first = await openings();
  expect(first).toHaveLength(3);
  await keepDemoOpenings(world.app);
  expect(await openings()).toEqual(first);
  const before = world.clock.at;
  world.clock.at += 9 * 86_400_000;
  expect(await openings()).toEqual([]);
  await keepDemoOpenings(world.app);
  expect(await openings()).toHaveLength(3);
  world.clock.at = before;
});

test('all counts are what a recount gives', async () => {
  const astray = await world.app.database.run(
    `SELECT id FROM posts
      WHERE likes_count <> (SELECT count(*) FROM likes WHERE post_id = posts.id)
         OR comments_count <> (SELECT count(*) FROM comments WHERE post_id = posts.id)
     UNION ALL
     SELECT user_id FROM follow_counts
      WHERE followers_count <> (SELECT count(*) FROM follows WHERE following_id = user_id)
         OR following_count <> (SELECT count(*) FROM follows WHERE follower_id = user_id)
     UNION ALL
     SELECT user_id FROM post_counts WHERE posts_count <> (SELECT count(*) FROM posts WHERE user_id = post_counts.user_id)
     UNION ALL
     SELECT id FROM notices WHERE actors_count <> (SELECT count(*) FROM notice_people WHERE notice_id = notices.id)`,
  );
  expect(astray).toEqual([]);
});

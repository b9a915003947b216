import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let people: Visitor[];

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  people = [];
  for (const name of ['bea', 'cleo', 'dora', 'emma', 'finn', 'gita']) people.push(await world.person(name));
});
afterAll(() => world.close());

/** Rows whose counts are not what is there. */
const wrongCounts = () =>
  world.app.database.run(`
    SELECT id FROM posts
     WHERE likes_count <> (SELECT count(*) FROM likes WHERE post_id = posts.id)
        OR saves_count <> (SELECT count(*) FROM saves WHERE post_id = posts.id)
        OR comments_count <> (SELECT count(*) FROM comments WHERE post_id = posts.id AND hidden_at IS NULL)
        OR bookings_count <> (SELECT count(*) FROM bookings WHERE post_id = posts.id AND parent_booking_id IS NULL
                                 AND status NOT IN ('cancelled', 'declined', 'expired'))
    UNION ALL
    SELECT user_id FROM post_counts
     WHERE posts_count <> (SELECT count(*) FROM posts
                            WHERE posts.user_id = post_counts.user_id AND published_at IS NOT NULL)
    UNION ALL
    SELECT user_id FROM follow_counts
     WHERE followers_count <> (SELECT count(*) FROM follows WHERE following_id = follow_counts.user_id)
        OR following_count <> (SELECT count(*) FROM follows WHERE follower_id = follow_counts.user_id)
    UNION ALL
    SELECT id FROM notices
     WHERE actors_count <> (SELECT count(*) FROM notice_people WHERE notice_id = notices.id)
        OR cardinality(actor_ids) <> least(actors_count, 3)`);

test('counts are right after a storm of likes, saves, comments, follows, blocks, deletions and new posts', async () => {
  const posts = [await publish(ada), await publish(ada), await publish(ada)];
  let state = 11;
  const chance = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const statuses = new Set<number>();
  const deeds = Array.from({ length: 400 }, () => {
    const person = people[chance(people.length)]!;
    const post = posts[chance(posts.length)]!;
    const deed = chance(13);
    return async () => {
      const answer = await doDeed(deed, person, post);
      statuses.add(answer.status);
      if (deed < 6 || deed > 8 || answer.status !== 201) return;
      const tended = answer.body.id as number;
      if (deed === 7) statuses.add((await ada.put(`/api/comments/${tended}/hidden`)).status);
      if (deed === 8) statuses.add((await ada.delete(`/api/comments/${tended}`)).status);
    };
  });
  const inTurn = async () => {
    for (let deed = deeds.pop(); deed; deed = deeds.pop()) await deed();
  };
  const publishing = async () => {
    for (let turn = 0; turn < 5; turn++) await ada.delete(`/api/posts/${await publish(ada)}`);
  };
  const removing = async () => {
    while (deeds.length > 150) await new Promise((resolve) => setTimeout(resolve, 5));
    statuses.add((await ada.delete(`/api/posts/${posts[0]}`)).status);
  };
  await Promise.all([...Array.from({ length: 6 }, inTurn), publishing(), removing(), world.runJob('posts.tell-likes')]);
  for (let turn = 0; turn < 3; turn++) await world.runJob('posts.tell-likes');
  expect(await world.app.database.run('SELECT 1 FROM notices WHERE actors_count > 1')).not.toEqual([]);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(await wrongCounts()).toEqual([]);
  await world.runJob('posts.tell-likes');
  expect(await world.app.database.run('SELECT 1 FROM like_changes')).toEqual([]);
});

function doDeed(deed: number, person: Visitor, post: number) {
  if (deed < 2) return person.post(`/api/posts/${post}/likes`, { userId: person.id });
  if (deed === 2) return person.delete(`/api/posts/${post}/likes/${person.id}`);
  if (deed < 5) return person.put(`/api/posts/${post}/save`);
  if (deed === 5) return person.delete(`/api/posts/${post}/save`);
  if (deed < 9) return person.post(`/api/posts/${post}/comments`, { content: 'Lovely, @bea and @cleo' });
  if (deed === 9) return person.post('/api/followers', { followerId: person.id, followingId: ada.id });
  if (deed === 10) return person.delete(`/api/followers/${ada.id}`);
  const [bea] = people;
  return deed === 11 ? person.post('/api/blocks', { blockedId: bea!.id }) : person.delete(`/api/blocks/${bea!.id}`);
}

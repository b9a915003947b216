import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
let id: number;
let pictures: number[];

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  bea = await world.person('bea');
  pictures = await upload(ada, 2);
  const images = pictures.map((picture, index) => ({ id: picture, alt: `Picture ${index}` }));
  id = (await ada.post('/api/posts', { images, caption: 'Done by @bea', place: 'Peckham' })).body.id;
  await shown();
});
afterAll(() => world.close());

/** The post as the feed shows it, which is what its own address says, too. */
async function shown() {
  const [post] = (await bea.get('/api/posts')).body;
  expect(post).toEqual((await bea.get(`/api/posts/${id}`)).body);
  return post;
}
const run = (text: string, ...values: unknown[]) => world.app.database.run(text, values);

test('whatever a post says and shows, who saw it sees its change at once', async () => {
  await ada.patch(`/api/posts/${id}`, { caption: 'Done by @ada', place: null });
  expect(await shown()).toMatchObject({ caption: 'Done by @ada', place: null, mentions: [{ username: 'ada' }] });

  const turned = pictures.toReversed().map((picture) => ({ id: picture, alt: `Turned ${picture}` }));
  await ada.patch(`/api/posts/${id}`, { images: turned });
  expect((await shown()).images).toMatchObject(turned);

  await world.runJob('media.avif', { mediaId: pictures[0]! });
  expect((await shown()).images[1].sources[0].type).toBe('image/avif');
});

test('changes by others than the program are seen, too', async () => {
  await run('UPDATE posts SET before_after = true WHERE id = $1', id);
  await run(`UPDATE post_images SET alt = 'Afterwards' WHERE post_id = $1 AND position = 1`, id);
  await run(`UPDATE users SET username = 'ada.braids' WHERE id = $1`, ada.id);
  expect(await shown()).toMatchObject({
    beforeAfter: true,
    images: [{}, { alt: 'Afterwards' }],
    mentions: [{ id: ada.id, username: 'ada.braids' }],
    user: { username: 'ada.braids' },
  });
  await run('DELETE FROM post_mentions WHERE post_id = $1', id);
  await run('DELETE FROM post_images WHERE post_id = $1 AND position = 1', id);
  expect(await shown()).toMatchObject({ images: [{ id: pictures[1] }], mentions: [] });
});

test('what a transaction takes back was never seen', async () => {
  const caption = 'UPDATE posts SET caption = $2 WHERE id = $1';
  const takenBack = world.app.database.transaction(async (transaction) => {
    await transaction.run(caption, [id, 'Never said']);
    await shown();
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await run(caption, id, 'Said instead');
  expect((await shown()).caption).toBe('Said instead');
});

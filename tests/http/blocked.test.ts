import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFurnished, type Furnished } from '#tests/support/furnished.ts';
import { describedRoutes, type DescribedRoute } from '#tests/support/openapi.ts';
import { publish } from '#tests/support/posts.ts';
import type { Visitor } from '#tests/support/world.ts';

// Ada blocks Dora. Then each asks every address of the API with the other's ids in it: no answer holds a word of the other.

/** What somebody has, by the names that paths and queries have for it; every text of it holds their mark. */
interface Traces {
  readonly mark: string;
  readonly postId: number;
  readonly [name: string]: unknown;
}

let studio: Furnished;
let dora: Visitor;
let routes: DescribedRoute[];
let adas: Traces;
let doras: Traces;

/** Makes one of everything that others can see. */
async function leaveTraces(who: Visitor, mark: string): Promise<Traces> {
  await who.patch('/api/user', { fullName: mark, bio: mark, profession: mark, city: mark });
  await who.post('/api/services', { name: mark, duration: 30, price: 1000 });
  const postId = await publish(who, { caption: `${mark} #braids`, place: mark });
  const { body: comment } = await who.post(`/api/posts/${postId}/comments`, { content: mark });
  const { body: lookbook } = await who.post('/api/lookbooks', { name: mark, isPublic: true });
  await who.put(`/api/lookbooks/${lookbook.id}/posts/${postId}`);
  const ids = { userId: who.id, artistId: who.id, postId, commentId: comment.id, lookbookId: lookbook.id };
  return { mark, ...ids, than: postId, holding: postId, tag: 'braids', q: mark };
}

/** Follows the other one, likes, keeps and comments on their post. */
async function meet(who: Visitor, other: Visitor, { postId }: Traces, said: string): Promise<void> {
  await who.post('/api/followers', { followerId: who.id, followingId: other.id });
  await who.post(`/api/posts/${postId}/likes`, { userId: who.id });
  const { body: lookbook } = await who.post('/api/lookbooks', { name: 'Others', isPublic: true });
  await who.put(`/api/lookbooks/${lookbook.id}/posts/${postId}`);
  await who.post(`/api/posts/${postId}/comments`, { content: said });
}

beforeAll(async () => {
  studio = await createFurnished();
  const { ada, cleo } = studio;
  dora = await studio.person('dora', { accountType: 'business' });
  adas = await leaveTraces(ada, 'Adamark');
  doras = await leaveTraces(dora, 'Doramark');
  await meet(ada, dora, doras, 'Adamark was here');
  await meet(dora, ada, adas, 'Doramark was here');
  // Cleo knows both: neither is to see the other in what hers shows.
  await meet(cleo, ada, adas, 'Lovely');
  await meet(cleo, dora, doras, 'Lovely');
  routes = describedRoutes((await studio.nobody().get('/api/openapi.json')).body);
});
afterAll(() => studio.close());

/** Public pages are every stranger's, a visit is its guest's, and whom one wants to write to is told before one may not. */
const open = /^\/api\/(?:users\/named|users\/at|users\/\{userId\}\/services|manage|threads\/with|events)/;

/** The addresses whose answers hold something of the other one. */
async function told(who: Visitor, theirs: Traces, others: readonly string[]): Promise<string[]> {
  const known: Record<string, unknown> = { ...studio.known, ...theirs };
  const asked = routes.filter(({ method, path }) => method === 'GET' && !open.test(path) && !others.includes(path));
  const found: string[] = [];
  for (const { path, queryNames } of asked) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(known[name]));
    const queries = queryNames.filter((name) => name in theirs).map((name) => `?${name}=${String(theirs[name])}`);
    if (path === '/api/posts') queries.push('?feed=following', '?feed=discover');
    for (const query of ['', ...queries]) {
      const { body } = await who.get(address + query);
      if (JSON.stringify(body).includes(theirs.mark)) found.push(path + query);
    }
  }
  return found;
}

test('before, each finds the other in many places', async () => {
  expect((await told(dora, adas, [])).length).toBeGreaterThan(8);
  expect((await told(studio.ada, doras, [])).length).toBeGreaterThan(8);
  expect((await studio.ada.post('/api/blocks', { blockedId: dora.id })).status).toBe(200);
});

test('whoever is blocked finds nothing of whom blocked them', async () => {
  expect(await told(dora, adas, [])).toEqual([]);
});

test('whoever blocks finds nothing of whom they blocked, but where they take it back', async () => {
  expect(await told(studio.ada, doras, ['/api/blocks', '/api/users/{userId}'])).toEqual([]);
});

test('nothing can be done to what is not there', async () => {
  const { postId } = adas;
  const answers = [
    await dora.post(`/api/posts/${postId}/likes`, { userId: dora.id }),
    await dora.put(`/api/posts/${postId}/save`),
    await dora.post(`/api/posts/${postId}/comments`, { content: 'Hello' }),
    await dora.post(`/api/comments/${adas['commentId']}/replies`, { content: 'Hello' }),
    await dora.post('/api/followers', { followerId: dora.id, followingId: studio.ada.id }),
    await studio.ada.post(`/api/posts/${doras.postId}/likes`, { userId: studio.ada.id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

import { formatInstant } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf, refuseInvalid, type RouteContext } from '#platform/http';
import * as contract from './posts.contract.ts';
import { presentPost } from './posts.present.ts';
import { findPost } from './posts.store.ts';
import { changePost } from './use-cases/change-post.ts';
import { createPost } from './use-cases/create-post.ts';
import { countViews } from './use-cases/count-views.ts';
import { listFreeTimes, type FindFreeTimes } from './use-cases/list-free-times.ts';
import { removePost } from './use-cases/remove-post.ts';
import { uploadPost } from './use-cases/upload-post.ts';

/** A published post as this person sees it. */
export async function showPost(app: App, viewerId: number | null, id: number) {
  const row = await findPost(app.database, viewerId, id);
  if (!row) throw refuse('not_found');
  return presentPost(row, viewerId);
}

/** Single posts. */
export function postsRoutes(app: App, ports: { readonly findFreeTimes: FindFreeTimes }) {
  const router = createRouter();

  router.openapi(contract.createPost, async (c) => {
    const person = await personOf(c);
    return c.json(await showPost(app, person.id, await create(c, person)), 201);
  });

  router.openapi(contract.countViews, async (c) => {
    await countViews(app, await actorOf(c), c.get('address'), c.req.valid('json').postIds);
    return c.body(null, 204);
  });

  router.openapi(contract.getPost, async (c) => {
    const actor = await actorOf(c);
    return c.json(await showPost(app, actor?.id ?? null, c.req.valid('param').postId), 200);
  });

  router.openapi(contract.changePost, async (c) => {
    const person = await personOf(c);
    const { postId } = c.req.valid('param');
    await changePost(app, person, postId, c.req.valid('json'));
    return c.json(await showPost(app, person.id, postId), 200);
  });

  router.openapi(contract.removePost, async (c) => {
    await removePost(app, await personOf(c), c.req.valid('param').postId, false);
    return c.body(null, 204);
  });

  router.openapi(contract.listFreeTimes, async (c) => {
    const actor = await actorOf(c);
    const { times, ...rest } = await listFreeTimes(app, actor, c.req.valid('param').postId, ports.findFreeTimes);
    return c.json({ ...rest, times: times.map(formatInstant) }, 200);
  });

  /** Pictures come with the words as a form, or were uploaded before and are named in JSON. */
  async function create(c: RouteContext, person: Person): Promise<number> {
    const isJson = /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
    return isJson ? createPost(app, person, readWords(await c.req.json())) : uploadPost(app, c, person, readWords);
  }

  return router;
}

function readWords(words: unknown) {
  const read = contract.newPost.safeParse(words);
  if (!read.success) throw refuseInvalid(read.error, 'form');
  return read.data;
}

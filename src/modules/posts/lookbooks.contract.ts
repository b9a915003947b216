import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, pageQuery, pathId, refusals, takes } from '#platform/http';
import { instant, post } from './post-shape.contract.ts';
import { lookbookName } from './post-words.contract.ts';

/** A named collection of saved posts; `covers` are up to four of its latest pictures. */
export const lookbook = z
  .object({
    id: z.number(),
    userId: z.number(),
    name: z.string(),
    isPublic: z.boolean(),
    postsCount: z.number(),
    covers: z.array(z.object({ url: z.string(), alt: z.string() })),
    createdAt: instant,
    user: personCard,
  })
  .openapi('Lookbook');

export type LookbookOnWire = z.infer<typeof lookbook>;

const lookbookId = z.object({ lookbookId: pathId });

export const listLookbooks = createRoute({
  method: 'get',
  path: '/api/users/{userId}/lookbooks',
  request: { params: z.object({ userId: pathId }), query: z.object({ holding: pathId.optional() }) },
  responses: {
    200: answers('Their public ones; one’s own also the private; `holding` those with this post', z.array(lookbook)),
    ...refusals(400, 404),
  },
});

export const getLookbook = createRoute({
  method: 'get',
  path: '/api/lookbooks/{lookbookId}',
  request: { params: lookbookId },
  responses: { 200: answers('The lookbook', lookbook), ...refusals(404) },
});

export const listLookbookPosts = createRoute({
  method: 'get',
  path: '/api/lookbooks/{lookbookId}/posts',
  request: { params: lookbookId, query: pageQuery },
  responses: { 200: answers('Its posts, the latest added first', z.array(post)), ...refusals(400, 404) },
});

export const createLookbook = createRoute({
  method: 'post',
  path: '/api/lookbooks',
  request: takes(z.object({ name: lookbookName, isPublic: z.boolean().default(false) })),
  responses: { 201: answers('The new lookbook', lookbook), ...refusals(400, 401, 409) },
});

export const changeLookbook = createRoute({
  method: 'patch',
  path: '/api/lookbooks/{lookbookId}',
  request: {
    params: lookbookId,
    ...takes(z.object({ name: lookbookName.optional(), isPublic: z.boolean().optional() })),
  },
  responses: { 200: answers('The lookbook after the change', lookbook), ...refusals(400, 401, 404, 409) },
});

export const removeLookbook = createRoute({
  method: 'delete',
  path: '/api/lookbooks/{lookbookId}',
  request: { params: lookbookId },
  responses: { 204: { description: 'Gone; its posts stay saved' }, ...refusals(401, 404) },
});

/** Saves the post, too. */
export const addToLookbook = createRoute({
  method: 'put',
  path: '/api/lookbooks/{lookbookId}/posts/{postId}',
  request: { params: lookbookId.extend({ postId: pathId }) },
  responses: { 200: answers('The lookbook; twice is harmless', lookbook), ...refusals(401, 404, 409) },
});

/** The post stays saved. */
export const takeFromLookbook = createRoute({
  method: 'delete',
  path: '/api/lookbooks/{lookbookId}/posts/{postId}',
  request: { params: lookbookId.extend({ postId: pathId }) },
  responses: { 200: answers('The lookbook; twice is harmless', lookbook), ...refusals(401, 404) },
});

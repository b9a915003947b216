import { createRoute, z } from '@hono/zod-openapi';
import { filesField, takesFiles } from '#modules/media/contract';
import { answers, pageQuery, pathId, refusals, takes } from '#platform/http';
import { instant, post } from './post-shape.contract.ts';
import { images, postWords } from './post-words.contract.ts';

export * from './comments.contract.ts';
export * from './drafts.contract.ts';
export * from './lookbooks.contract.ts';
export * from './marks.contract.ts';
export * from './post-shape.contract.ts';

const postId = z.object({ postId: pathId });

export const feed = z.enum(['everyone', 'following', 'discover']);

/**
 * `everyone` is the newest first; `following` too, of those one follows, in plain order (the screen folds by the rule
 * `foldRuns`: at most two of one author in a row); `discover` stands still while one reads: its cursor carries the ranking.
 */
export const listPosts = createRoute({
  method: 'get',
  path: '/api/posts',
  request: {
    query: pageQuery.extend({
      cursor: z.string().max(2048).optional(),
      feed: feed.default('everyone'),
      tag: z.string().max(100).optional(),
    }),
  },
  responses: {
    200: answers('Posts; the next page is in the Link header', z.array(post)),
    ...refusals(400, 401),
  },
});

/** How many posts there are in a feed above the one that stands on top of the screen. */
export const countNewer = createRoute({
  method: 'get',
  path: '/api/posts/newer',
  request: {
    query: z.object({
      feed: z.enum(['everyone', 'following']).default('everyone'),
      than: pathId,
    }),
  },
  responses: { 200: answers('Counted up to 99', z.object({ count: z.number() })), ...refusals(400, 401, 404) },
});

export const listPostsOf = createRoute({
  method: 'get',
  path: '/api/users/{userId}/posts',
  request: { params: z.object({ userId: pathId }), query: pageQuery },
  responses: { 200: answers('Their posts, the newest first', z.array(post)), ...refusals(400, 404) },
});

export const getPost = createRoute({
  method: 'get',
  path: '/api/posts/{postId}',
  request: { params: postId },
  responses: { 200: answers('The post', post), ...refusals(404) },
});

/** What a new post takes, whichever way it comes. */
export const newPost = z.object({ ...postWords, images: images.min(1) });

/** Multipart: `images`, and the words as fields (`alts` a JSON array of texts). JSON: images uploaded before. */
export const createPost = createRoute({
  method: 'post',
  path: '/api/posts',
  request: {
    body: {
      required: false,
      content: {
        'application/json': { schema: newPost },
        ...takesFiles({
          images: filesField(10),
          alts: { type: 'string', description: 'A JSON array of texts, one for each image.' },
          caption: { type: 'string' },
          serviceId: { type: 'string' },
          place: { type: 'string' },
          beforeAfter: { type: 'string', enum: ['true', 'false'] },
        }),
      },
    },
  },
  responses: { 201: answers('The new post', post), ...refusals(400, 401, 409, 413, 415, 429, 507) },
});

/** `images` changes order and alt texts; the pictures themselves stay. */
export const changePost = createRoute({
  method: 'patch',
  path: '/api/posts/{postId}',
  request: {
    params: postId,
    ...takes(z.object({ ...postWords, images: images.min(1).optional(), commentsOff: z.boolean().optional() })),
  },
  responses: { 200: answers('The post after the change', post), ...refusals(400, 401, 404, 409) },
});

export const removePost = createRoute({
  method: 'delete',
  path: '/api/posts/{postId}',
  request: { params: postId },
  responses: { 204: { description: 'Gone with its likes and comments' }, ...refusals(401, 404) },
});

export const countViews = createRoute({
  method: 'post',
  path: '/api/posts/views',
  request: takes(z.object({ postIds: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(50) })),
  responses: { 204: { description: 'Counted; one’s own are not' }, ...refusals(400, 429) },
});

/** When the tagged service is free next: apart from the post, which must not wait for it. */
export const listFreeTimes = createRoute({
  method: 'get',
  path: '/api/posts/{postId}/free-times',
  request: { params: postId },
  responses: {
    200: answers(
      'The next three starts within 31 days; none when no service is tagged',
      z.object({
        serviceId: z.number().nullable(),
        timeZone: z.string(),
        /** The author's, by which people call that zone's clock. */
        city: z.string().nullable(),
        times: z.array(instant),
      }),
    ),
    ...refusals(404),
  },
});

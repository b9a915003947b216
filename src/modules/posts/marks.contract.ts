import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes } from '#platform/http';
import { post } from './post-shape.contract.ts';

const postId = z.object({ postId: pathId });
const liking = z.object({ liked: z.boolean(), likesCount: z.number() });
const wanting = z.object({ less: z.boolean() });
const saving = z.object({ saved: z.boolean() });

export const likePost = createRoute({
  method: 'post',
  path: '/api/posts/{postId}/likes',
  request: { params: postId, ...takes(z.object({ userId: bodyId })) },
  responses: { 200: answers('Liked; twice is harmless', liking), ...refusals(400, 401, 403, 404) },
});

export const unlikePost = createRoute({
  method: 'delete',
  path: '/api/posts/{postId}/likes/{userId}',
  request: { params: postId.extend({ userId: pathId }) },
  responses: { 200: answers('No longer liked; twice is harmless', liking), ...refusals(401, 403, 404) },
});

export const listLikers = createRoute({
  method: 'get',
  path: '/api/posts/{postId}/likes',
  request: { params: postId, query: pageQuery },
  responses: { 200: answers('Who likes it, the latest first', z.array(personCard)), ...refusals(400, 404) },
});

export const savePost = createRoute({
  method: 'put',
  path: '/api/posts/{postId}/save',
  request: { params: postId },
  responses: { 200: answers('Kept for oneself; twice is harmless', saving), ...refusals(401, 404) },
});

/** Takes it out of one's lookbooks, too. */
export const unsavePost = createRoute({
  method: 'delete',
  path: '/api/posts/{postId}/save',
  request: { params: postId },
  responses: { 200: answers('No longer kept; twice is harmless', saving), ...refusals(401, 404) },
});

/** For 90 days the post is not in Discover, its author's others score half, and so does how well its category fits. */
export const wantLess = createRoute({
  method: 'put',
  path: '/api/posts/{postId}/less',
  request: { params: postId },
  responses: { 200: answers('Less of this; twice is harmless', wanting), ...refusals(401, 404) },
});

export const wantAgain = createRoute({
  method: 'delete',
  path: '/api/posts/{postId}/less',
  request: { params: postId },
  responses: { 200: answers('As much as ever; twice is harmless', wanting), ...refusals(401, 404) },
});

export const listSaves = createRoute({
  method: 'get',
  path: '/api/saves',
  request: { query: pageQuery },
  responses: { 200: answers('What one saved, the latest first', z.array(post)), ...refusals(400, 401) },
});

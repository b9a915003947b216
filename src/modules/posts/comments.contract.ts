import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes } from '#platform/http';
import { instant } from './post-shape.contract.ts';
import { content } from './post-words.contract.ts';

/** What somebody wrote under a post. A hidden one is seen by its writer and the post's author alone. */
export const reply = z
  .object({
    id: z.number(),
    postId: z.number(),
    userId: z.number(),
    parentId: z.number().nullable(),
    content: z.string(),
    /** Who of the @names in it there is. */
    mentions: z.array(z.object({ id: z.number(), username: z.string() })),
    createdAt: instant,
    hidden: z.boolean(),
    pinned: z.boolean(),
    user: personCard,
  })
  .openapi('Reply');

/** A comment with its first three replies, the oldest first; `repliesCount` tells of more. */
export const comment = reply.extend({ repliesCount: z.number(), replies: z.array(reply) }).openapi('Comment');

export type CommentOnWire = z.infer<typeof comment>;
export type ReplyOnWire = z.infer<typeof reply>;

const postId = z.object({ postId: pathId });
const commentId = z.object({ commentId: pathId });
const after = (what: string) => ({ 200: answers(what, comment), ...refusals(401, 403, 404, 409) });

export const listComments = createRoute({
  method: 'get',
  path: '/api/posts/{postId}/comments',
  request: { params: postId, query: pageQuery },
  responses: { 200: answers('The pinned one, then the newest first', z.array(comment)), ...refusals(400, 404) },
});

export const listReplies = createRoute({
  method: 'get',
  path: '/api/comments/{commentId}/replies',
  request: { params: commentId, query: pageQuery },
  responses: { 200: answers('The replies, the oldest first', z.array(reply)), ...refusals(400, 404) },
});

/** `parentId` may name a reply: the new one then stands under the same comment. */
export const addComment = createRoute({
  method: 'post',
  path: '/api/posts/{postId}/comments',
  request: { params: postId, ...takes(z.object({ content, parentId: bodyId.nullable().optional() })) },
  responses: { 201: answers('The new comment', comment), ...refusals(400, 401, 403, 404, 409, 429) },
});

export const removeComment = createRoute({
  method: 'delete',
  path: '/api/comments/{commentId}',
  request: { params: commentId },
  responses: { 204: { description: 'Gone with its replies' }, ...refusals(401, 403, 404) },
});

export const hideComment = createRoute({
  method: 'put',
  path: '/api/comments/{commentId}/hidden',
  request: { params: commentId },
  responses: after('Hidden with its replies'),
});

export const showComment = createRoute({
  method: 'delete',
  path: '/api/comments/{commentId}/hidden',
  request: { params: commentId },
  responses: after('Shown again'),
});

export const pinComment = createRoute({
  method: 'put',
  path: '/api/comments/{commentId}/pinned',
  request: { params: commentId },
  responses: after('On top; the one pinned before is not any more'),
});

export const unpinComment = createRoute({
  method: 'delete',
  path: '/api/comments/{commentId}/pinned',
  request: { params: commentId },
  responses: after('No longer on top'),
});

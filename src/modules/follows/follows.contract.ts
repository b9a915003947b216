import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes } from '#platform/http';

const following = z.object({ following: z.boolean() });
const ofUser = z.object({ userId: pathId });

/** Somebody in a list of people; `following` is whether the one who asks follows them. */
export const listedPerson = personCard
  .extend({ city: z.string().nullable(), following: z.boolean() })
  .openapi('ListedPerson');

export const follow = createRoute({
  method: 'post',
  path: '/api/followers',
  request: takes(z.object({ followerId: bodyId, followingId: bodyId })),
  responses: { 200: answers('Followed; twice is harmless', following), ...refusals(400, 401, 403, 404, 429) },
});

export const unfollow = createRoute({
  method: 'delete',
  path: '/api/followers/{followingId}',
  request: { params: z.object({ followingId: pathId }) },
  responses: { 200: answers('No longer followed; twice is harmless', following), ...refusals(401) },
});

export const listFollowers = createRoute({
  method: 'get',
  path: '/api/users/{userId}/followers',
  request: { params: ofUser, query: pageQuery },
  responses: {
    200: answers('Who follows them, the latest first', z.array(listedPerson)),
    ...refusals(400, 403, 404),
  },
});

export const listFollowing = createRoute({
  method: 'get',
  path: '/api/users/{userId}/following',
  request: { params: ofUser, query: pageQuery },
  responses: {
    200: answers('Whom they follow, the latest first', z.array(listedPerson)),
    ...refusals(400, 403, 404),
  },
});

export const listSuggestions = createRoute({
  method: 'get',
  path: '/api/users/suggestions',
  request: {
    query: z.object({
      limit: z
        .string()
        .regex(/^([1-9]|1\d|20)$/)
        .transform(Number)
        .default(3)
        .openapi({ type: 'integer', minimum: 1, maximum: 20 }),
    }),
  },
  responses: { 200: answers('Whom one may want to follow', z.array(listedPerson)), ...refusals(400, 401) },
});

/** What stands between the one who asks and somebody else. */
export const readTies = createRoute({
  method: 'get',
  path: '/api/users/{userId}/ties',
  request: { params: ofUser },
  responses: {
    200: answers(
      'Whether one follows, muted or blocked them, and whether they follow',
      z.object({ following: z.boolean(), followsYou: z.boolean(), muted: z.boolean(), blocked: z.boolean() }),
    ),
    ...refusals(401, 404),
  },
});

const settings = z.object({ hidden: z.boolean() });

export const readFollowSettings = createRoute({
  method: 'get',
  path: '/api/follows/settings',
  responses: { 200: answers('Whether one’s lists are for oneself alone', settings), ...refusals(401) },
});

export const setFollowSettings = createRoute({
  method: 'put',
  path: '/api/follows/settings',
  request: takes(settings),
  responses: { 200: answers('The settings after the change', settings), ...refusals(400, 401) },
});

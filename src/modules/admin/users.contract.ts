import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, pageQuery, pathId, refusals, takes, wireLine, wireLines } from '#platform/http';
import { userStates } from './rules/index.ts';

/** Why something is done; whoever it concerns reads it. */
export const reason = wireLines(500, 1);
/** So many days a suspension lasts; null for good. */
export const days = z.number().int().min(1).max(365).nullable();

const user = personCard
  .extend({
    email: z.string(),
    createdAt: z.iso.datetime(),
    isVerified: z.boolean(),
    isAdmin: z.boolean(),
    /** Whether they have deleted their account, and may still take that back. */
    leaves: z.boolean(),
    suspension: z
      .object({ since: z.iso.datetime(), until: z.iso.datetime().nullable(), reason: z.string() })
      .nullable(),
  })
  .openapi('AdminUser');

export type AdminUserOnWire = z.infer<typeof user>;

const params = z.object({ userId: pathId });
const answer = { 200: answers('As they are now', user), ...refusals(400, 401, 403, 404, 409) };

export const listUsers = createRoute({
  method: 'get',
  path: '/api/admin/users',
  request: {
    query: pageQuery.extend({ q: wireLine(100).optional(), state: z.enum(userStates).default('all') }),
  },
  responses: {
    200: answers('For admins: people by name, username or email, the latest first', z.array(user)),
    ...refusals(400, 401, 403),
  },
});

export const changeUser = createRoute({
  method: 'patch',
  path: '/api/admin/users/{userId}',
  request: {
    params,
    ...takes(z.object({ isVerified: z.boolean().optional(), isAdmin: z.boolean().optional(), reason })),
  },
  responses: answer,
});

export const suspendUser = createRoute({
  method: 'put',
  path: '/api/admin/users/{userId}/suspension',
  request: { params, ...takes(z.object({ reason, days })) },
  responses: answer,
});

export const endSuspension = createRoute({
  method: 'post',
  path: '/api/admin/users/{userId}/suspension/end',
  request: { params, ...takes(z.object({ reason })) },
  responses: answer,
});

import { createRoute, z } from '@hono/zod-openapi';
import { securityEvent } from '#modules/accounts/contract';
import { securityEventKinds } from '#modules/accounts/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLine } from '#platform/http';
import { reason } from './users.contract.ts';

const event = securityEvent
  .extend({
    /** The account concerned; null if it is not known. */
    user: z.object({ id: z.number(), username: z.string(), fullName: z.string() }).nullable(),
    route: z.string(),
  })
  .openapi('AdminSecurityEvent');

export type AdminSecurityEventOnWire = z.infer<typeof event>;

export const listSecurityEvents = createRoute({
  method: 'get',
  path: '/api/admin/security-events',
  request: {
    query: pageQuery.extend({
      /** A username or e-mail address. */
      q: wireLine(254).optional(),
      kind: z.enum(securityEventKinds).optional(),
    }),
  },
  responses: {
    200: answers('For admins: the security log, of one person or all, the latest first', z.array(event)),
    ...refusals(400, 401, 403),
  },
});

export const endSessionsOf = createRoute({
  method: 'post',
  path: '/api/admin/users/{userId}/sessions/end',
  request: { params: z.object({ userId: pathId }), ...takes(z.object({ reason })) },
  responses: {
    200: answers('Signed out everywhere', z.object({ ended: z.literal(true) })),
    ...refusals(400, 401, 403, 404),
  },
});

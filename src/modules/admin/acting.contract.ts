import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals, takes } from '#platform/http';
import { reason } from './users.contract.ts';

export const signInAs = createRoute({
  method: 'post',
  path: '/api/admin/users/{userId}/session',
  request: { params: z.object({ userId: pathId }), ...takes(z.object({ reason })) },
  responses: {
    200: answers('Signed in as this person, for an hour', z.object({ until: z.iso.datetime() })),
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const stopActing = createRoute({
  method: 'post',
  path: '/api/acting/stop',
  responses: {
    200: answers('The admin is there again, or nobody is', z.object({ stopped: z.literal(true) })),
    ...refusals(401, 409),
  },
});

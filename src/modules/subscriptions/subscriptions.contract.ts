import { createRoute, z } from '@hono/zod-openapi';
import { ownUser } from '#modules/accounts/contract';
import { answers, refusals, takes } from '#platform/http';

export const choosePlan = createRoute({
  method: 'put',
  path: '/api/subscription',
  request: takes(z.object({ tier: z.enum(['basic', 'premium']) })),
  responses: {
    200: answers('The plan is theirs from now on, and costs nothing on this server', ownUser),
    ...refusals(400, 401),
  },
});

export const leavePlan = createRoute({
  method: 'delete',
  path: '/api/subscription',
  responses: { 200: answers('They have no plan any more', ownUser), ...refusals(401) },
});

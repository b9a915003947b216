import { createRoute, z } from '@hono/zod-openapi';
import { answers, bodyId, pathId, refusals, takes, wireInstant } from '#platform/http';
import { instant } from './booking-shape.contract.ts';
import { additionIds } from './wish.contract.ts';

export const createHold = createRoute({
  method: 'post',
  path: '/api/holds',
  request: takes(
    z.object({
      artistId: bodyId,
      serviceId: bodyId,
      additionIds,
      date: wireInstant,
      openingId: bodyId.nullable().optional(),
    }),
  ),
  responses: {
    201: answers('The time is held for ten minutes', z.object({ id: z.number(), expiresAt: instant })),
    ...refusals(400, 404, 409, 429),
  },
});

export const releaseHold = createRoute({
  method: 'delete',
  path: '/api/holds/{holdId}',
  request: { params: z.object({ holdId: pathId }) },
  responses: { 204: { description: 'Released' }, ...refusals(404) },
});

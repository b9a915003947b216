import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';
import { booking, instant } from './booking-shape.contract.ts';

const token = z.object({ token: z.string().min(1).max(128) });

export const guestChange = z
  .object({
    kind: z.enum(['address', 'claim']),
    artistName: z.string(),
    serviceName: z.string(),
    date: instant,
    endsAt: instant,
    timeZone: z.string(),
    city: z.string().nullable(),
    until: instant,
  })
  .openapi('GuestChange');
export type GuestChangeOnWire = z.infer<typeof guestChange>;

export const readGuestChange = createRoute({
  method: 'get',
  path: '/api/guest-changes/{token}',
  request: { params: token },
  responses: {
    200: answers('What somebody with a guest’s link did to their visit; reading changes nothing', guestChange),
    ...refusals(404),
  },
});

export const undoGuestChange = createRoute({
  method: 'post',
  path: '/api/guest-changes/{token}/undo',
  request: { params: token },
  responses: {
    200: answers('The visit, with the address it had before; every link to it is new', booking),
    ...refusals(404, 409, 429),
  },
});

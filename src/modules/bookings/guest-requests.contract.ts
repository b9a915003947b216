import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals, takes } from '#platform/http';
import { booking, instant } from './booking-shape.contract.ts';
import { guestEmail } from './wish.contract.ts';

const token = z.object({ token: z.string().min(1).max(128) });

const shown = {
  state: z.enum(['waiting', 'confirmed', 'over']),
  artist: z.object({ fullName: z.string(), username: z.string(), city: z.string().nullable() }),
  serviceId: z.number(),
  serviceName: z.string(),
  date: instant,
  endsAt: instant,
  timeZone: z.string(),
  /** Of a series. */
  visits: z.number(),
  /** How long the time is held. */
  confirmBy: instant,
};

/** A guest's request, for the holder of the mailed link. */
export const confirmableRequest = z.object(shown).openapi('ConfirmableRequest');
/** The same for the browser that made the request. */
export const guestRequest = z.object({ ...shown, email: z.string(), waitToken: z.string() }).openapi('GuestRequest');
export type ConfirmableRequestOnWire = z.infer<typeof confirmableRequest>;
export type GuestRequestOnWire = z.infer<typeof guestRequest>;

export const readGuestRequest = createRoute({
  method: 'get',
  path: '/api/guest-requests/{token}',
  request: { params: token },
  responses: { 200: answers('What waits for its guest to confirm their address', guestRequest), ...refusals(404) },
});

export const sendConfirmation = createRoute({
  method: 'post',
  path: '/api/guest-requests/{token}/email',
  request: { params: token, ...takes(z.object({ email: guestEmail })) },
  responses: {
    200: answers('The request; a link is on its way, and of two addresses the latest alone has one', guestRequest),
    ...refusals(400, 404, 409, 429),
  },
});

export const readConfirmable = createRoute({
  method: 'get',
  path: '/api/guest-confirmations/{token}',
  request: { params: token },
  responses: {
    200: answers('What the mailed link confirms; reading changes nothing', confirmableRequest),
    ...refusals(404),
  },
});

export const confirmRequest = createRoute({
  method: 'post',
  path: '/api/guest-confirmations/{token}',
  request: { params: token },
  responses: {
    201: answers('The booking', booking),
    ...refusals(400, 404, 409, 429),
  },
});

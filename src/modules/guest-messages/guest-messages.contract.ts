import { createRoute, z } from '@hono/zod-openapi';
import { instant } from '#modules/bookings/contract';
import { bookingStatuses } from '#modules/bookings/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';

const guestMessage = z
  .object({
    id: z.number(),
    /** Else from the professional. */
    fromGuest: z.boolean(),
    content: z.string(),
    createdAt: instant,
  })
  .openapi('GuestMessage');

export type GuestMessageOnWire = z.infer<typeof guestMessage>;

/** The visit that is written about: of a series the next to come, else the last. */
const visit = z.object({
  id: z.number(),
  serviceName: z.string(),
  date: instant,
  endsAt: instant,
  timeZone: z.string(),
  status: z.enum(bookingStatuses),
});

const listedThread = z
  .object({
    /** The booking it is about, by which it is asked for; of a series the first. */
    id: z.number(),
    name: z.string(),
    serviceName: z.string(),
    unreadCount: z.number(),
    last: guestMessage,
  })
  .openapi('ListedGuestThread');

export type ListedGuestThreadOnWire = z.infer<typeof listedThread>;

const written = z.object({
  /** In the order written; the last 500. */
  messages: z.array(guestMessage),
  mayWrite: z.boolean(),
  /** Else why not, in a sentence. */
  whyNot: z.string().nullable(),
});

export type WrittenOnWire = z.infer<typeof written>;

const thread = written
  .extend({
    /** As in the list. */
    id: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Once an account keeps the visit: with it one writes elsewhere. */
    clientId: z.number().nullable(),
    unreadCount: z.number(),
    /** What they wrote with the booking. */
    notes: z.string().nullable(),
    visit,
  })
  .openapi('GuestThread');

export type GuestThreadOnWire = z.infer<typeof thread>;

const ofBooking = { params: z.object({ bookingId: pathId }) };
const words = takes(z.object({ content: wireLines(2000, 1) }));

export const listGuestThreads = createRoute({
  method: 'get',
  path: '/api/guest-threads',
  request: { query: pageQuery },
  responses: {
    200: answers('What one writes with guests, the latest first', z.array(listedThread)),
    ...refusals(400, 401),
  },
});

export const readGuestThread = createRoute({
  method: 'get',
  path: '/api/guest-threads/{bookingId}',
  request: ofBooking,
  responses: {
    200: answers('With the guest of one’s own booking, also before anything was written', thread),
    ...refusals(400, 401, 404),
  },
});

export const writeToGuest = createRoute({
  method: 'post',
  path: '/api/guest-threads/{bookingId}/messages',
  request: { ...ofBooking, ...words },
  responses: {
    201: answers('The message; a mail tells the guest of it', guestMessage),
    ...refusals(400, 401, 404, 409, 429),
  },
});

export const markGuestThreadRead = createRoute({
  method: 'post',
  path: '/api/guest-threads/{bookingId}/read',
  request: ofBooking,
  responses: { 204: { description: 'Read' }, ...refusals(400, 401, 404) },
});

const manageToken = { params: z.object({ token: z.string().min(1).max(128) }) };

export const readManagedThread = createRoute({
  method: 'get',
  path: '/api/manage/{token}/messages',
  request: manageToken,
  responses: { 200: answers('What was written about the visit', written), ...refusals(404, 409) },
});

export const writeAsGuest = createRoute({
  method: 'post',
  path: '/api/manage/{token}/messages',
  request: { ...manageToken, ...words },
  responses: { 201: answers('The message; its professional is told', guestMessage), ...refusals(400, 404, 409, 429) },
});

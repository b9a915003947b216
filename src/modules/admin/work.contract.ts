import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { bookingStatus } from '#modules/bookings/contract';
import { answers, pageQuery, pathId, refusals, takes, wireLine } from '#platform/http';
import { reason } from './users.contract.ts';
import { bookingStates, postStates } from './rules/index.ts';

const search = { q: wireLine(100).optional() };

const post = z
  .object({
    id: z.number(),
    /** `shelved`: its author is leaving or suspended. */
    state: z.enum(['published', 'taken', 'shelved']),
    publishedAt: z.iso.datetime(),
    caption: z.string().nullable(),
    /** Of its first picture. */
    imageUrl: z.string().nullable(),
    likesCount: z.number(),
    commentsCount: z.number(),
    person: personCard,
  })
  .openapi('AdminPost');

export type AdminPostOnWire = z.infer<typeof post>;

export const listPosts = createRoute({
  method: 'get',
  path: '/api/admin/posts',
  request: { query: pageQuery.extend({ ...search, state: z.enum(postStates).default('all') }) },
  responses: {
    200: answers('For admins: what was published, by words or author, the latest first', z.array(post)),
    ...refusals(400, 401, 403),
  },
});

const postDeed = {
  request: { params: z.object({ postId: pathId }), ...takes(z.object({ reason })) },
  responses: {
    200: answers('Done; its author is told why', z.object({ done: z.literal(true) })),
    ...refusals(400, 401, 403, 404, 409),
  },
};

export const removePost = createRoute({ method: 'post', path: '/api/admin/posts/{postId}/removal', ...postDeed });
export const putPostBack = createRoute({ method: 'post', path: '/api/admin/posts/{postId}/return', ...postDeed });

const bookingRow = z
  .object({
    id: z.number(),
    date: z.iso.datetime(),
    timeZone: z.string(),
    status: bookingStatus,
    service: z.string(),
    /** In minor units. */
    total: z.number(),
    currency: z.string(),
    artist: personCard,
    /** Null for a guest's. */
    client: personCard.nullable(),
    guestName: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('AdminBooking');

export type AdminBookingOnWire = z.infer<typeof bookingRow>;

export const listBookings = createRoute({
  method: 'get',
  path: '/api/admin/bookings',
  request: { query: pageQuery.extend({ ...search, state: z.enum(bookingStates).default('all') }) },
  responses: {
    200: answers(
      'For admins: bookings by number, service or person; to come the soonest first, else the latest first',
      z.array(bookingRow),
    ),
    ...refusals(400, 401, 403),
  },
});

const params = z.object({ bookingId: pathId });
const whole = bookingRow
  .extend({
    endsAt: z.iso.datetime(),
    discount: z.number(),
    guestEmail: z.string().nullable(),
    guestPhone: z.string().nullable(),
    notes: z.string().nullable(),
    cancelledBy: z.enum(['client', 'artist', 'system']).nullable(),
    closingReason: z.string().nullable(),
    /** Whether it can still be cancelled. */
    open: z.boolean(),
  })
  .openapi('AdminBookingWhole');

export type AdminBookingWholeOnWire = z.infer<typeof whole>;

export const readBooking = createRoute({
  method: 'get',
  path: '/api/admin/bookings/{bookingId}',
  request: { params },
  responses: { 200: answers('For admins: one booking', whole), ...refusals(400, 401, 403, 404) },
});

export const cancelBooking = createRoute({
  method: 'post',
  path: '/api/admin/bookings/{bookingId}/cancellation',
  request: { params, ...takes(z.object({ reason })) },
  responses: { 200: answers('Cancelled; both are told why', whole), ...refusals(400, 401, 403, 404, 409) },
});

import { createRoute, z } from '@hono/zod-openapi';
import { policy } from '#modules/accounts/contract';
import { slotDates, slots } from '#modules/availability/contract';
import { answers, bodyId, pathId, refusals, takes } from '#platform/http';
import { booking, instant } from './booking-shape.contract.ts';
import { guestRequest } from './guest-requests.contract.ts';
import { additionIds, cancellation, contest, move, moveAnswer, statusChange, wish } from './wish.contract.ts';

export * from './booking-lists.contract.ts';
export * from './booking-shape.contract.ts';
export * from './calendar.contract.ts';
export * from './guest-changes.contract.ts';
export * from './guest-requests.contract.ts';
export * from './holds.contract.ts';
export * from './manage.contract.ts';
export type { Cancellation, Wish } from './wish.contract.ts';

const bookingId = z.object({ bookingId: pathId });

export const createBooking = createRoute({
  method: 'post',
  path: '/api/bookings',
  request: {
    headers: z.object({
      'idempotency-key': z
        .string()
        .regex(/^[\x21-\x7e]{1,200}$/)
        .optional(),
    }),
    ...takes(wish),
  },
  responses: {
    201: answers('The booking; of a series its first visit', booking),
    202: answers('The time is kept until the guest has followed the link that was mailed to them', guestRequest),
    ...refusals(400, 401, 403, 404, 409, 429),
  },
});

const previewed = z.object({
  /** The visit's date in the artist's zone. */
  day: z.string(),
  date: instant,
  free: z.boolean(),
  /** Why not, when it is not free. */
  reason: z.string().nullable(),
  sentence: z.string().nullable(),
  nearest: instant.nullable(),
  /** The clocks skip its time on this day, so it begins at the first minute after. */
  clocksSkipTime: z.boolean(),
});

export type PreviewedVisit = z.infer<typeof previewed>;

export const previewBooking = createRoute({
  method: 'post',
  path: '/api/bookings/preview',
  request: takes(wish),
  responses: {
    200: answers(
      'Every date of the series: free, or why not',
      z.object({
        timeZone: z.string(),
        /** Of one visit: its price, what an offer takes off, and what remains. */
        price: z.number(),
        discount: z.number(),
        total: z.number(),
        offerTitle: z.string().nullable(),
        /** Why the code takes nothing off. */
        codeProblem: z.string().nullable(),
        currency: z.string(),
        /** Of the total, what has to be paid before the visit counts. */
        dueNow: z.number(),
        policy,
        duration: z.number(),
        occurrences: z.array(previewed),
        /** Months ('YYYY-MM') and dates of the series that the calendar does not have. */
        monthsWithoutDay: z.array(z.string()),
        datesWithoutDay: z.array(z.string()),
      }),
    ),
    ...refusals(400, 401, 403, 404, 409, 429),
  },
});

export const readAcquaintance = createRoute({
  method: 'get',
  path: '/api/bookings/acquaintance/{artistId}',
  request: { params: z.object({ artistId: pathId }) },
  responses: {
    200: answers(
      'What an artist knows of an account, also by its verified address; of guests nothing',
      z.object({ came: z.boolean(), missed: z.boolean() }),
    ),
    ...refusals(400),
  },
});

export const listMoveSlots = createRoute({
  method: 'get',
  path: '/api/bookings/{bookingId}/slots',
  request: { params: bookingId, query: z.object(slotDates) },
  responses: { 200: answers('When the visit may begin instead, day by day', slots), ...refusals(400, 401, 404) },
});

export const getBooking = createRoute({
  method: 'get',
  path: '/api/bookings/{bookingId}',
  request: { params: bookingId },
  responses: { 200: answers('The booking', booking), ...refusals(401, 404) },
});

export const changeStatus = createRoute({
  method: 'patch',
  path: '/api/bookings/{bookingId}/status',
  request: {
    params: bookingId,
    ...takes(statusChange),
  },
  responses: { 200: answers('The booking after the step', booking), ...refusals(400, 401, 403, 404, 409) },
});

export const contestNoShow = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/no-show/contest',
  request: { params: bookingId, ...takes(contest) },
  responses: {
    200: answers('The booking; its artist reads what its client says against the no-show', booking),
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const keepNoShow = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/no-show/keep',
  request: { params: bookingId },
  responses: {
    200: answers('The booking, whose contested no-show stays; taking it back is a change of status', booking),
    ...refusals(401, 403, 404, 409),
  },
});

export const cancelBooking = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/cancel',
  request: { params: bookingId, body: { required: false, content: { 'application/json': { schema: cancellation } } } },
  responses: { 200: answers('The cancelled booking', booking), ...refusals(400, 401, 403, 404, 409) },
});

export const blockGuest = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/block-guest',
  request: { params: bookingId },
  responses: {
    200: answers('Its guest can no longer book its artist; twice is harmless', z.object({ id: z.number() })),
    ...refusals(401, 403, 404, 409, 429),
  },
});

export const changeServices = createRoute({
  method: 'put',
  path: '/api/bookings/{bookingId}/services',
  request: {
    params: bookingId,
    ...takes(z.object({ serviceId: bodyId, additionIds, version: z.number().int() })),
  },
  responses: { 200: answers('The booking with its other services', booking), ...refusals(400, 401, 403, 404, 409) },
});

export const moveBooking = createRoute({
  method: 'patch',
  path: '/api/bookings/{bookingId}',
  request: {
    params: bookingId,
    /** `override`: the artist moves their own hours and notice aside, never what is booked. */
    ...takes(move.extend({ override: z.boolean().optional() })),
  },
  responses: {
    200: answers('The moved booking; or where it was, with the time that its client asks for', booking),
    ...refusals(400, 401, 404, 409),
  },
});

export const answerMoveRequest = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/move-request',
  request: { params: bookingId, ...takes(moveAnswer) },
  responses: {
    200: answers('The booking at the time that was asked for, or still at its own', booking),
    ...refusals(400, 401, 403, 404, 409),
  },
});

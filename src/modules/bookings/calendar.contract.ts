import { createRoute, z } from '@hono/zod-openapi';
import { slotDates } from '#modules/availability/contract';
import {
  answers,
  bodyId,
  orNull,
  pathId,
  refusals,
  takes,
  wireInstant,
  wireLine,
  wireLines,
  wireName,
  wirePhone,
} from '#platform/http';
import { booking, instant } from './booking-shape.contract.ts';
import { additionIds, guestEmail, repeating } from './wish.contract.ts';

const span = z.object({ start: instant, end: instant });

const day = span.extend({
  /** In the artist's zone. */
  date: z.string(),
  /** Where the clocks go on by so many minutes, or back when negative. */
  clockChange: z.object({ at: instant, minutes: z.number() }).nullable(),
  /** When appointments are taken. */
  open: z.array(span),
});

const block = span.extend({ id: z.number(), note: z.string().nullable() }).openapi('TimeBlock');

const ownVisit = span
  .extend({ id: z.number(), status: booking.shape.status, serviceName: z.string(), artistName: z.string() })
  .openapi('OwnVisit');

const moveRequest = span
  .extend({
    bookingId: z.number(),
    /** Until when nobody else is taken at the time that is asked for. */
    blockedUntil: instant,
    /** When the visit is confirmed, until this is answered. */
    insteadOf: instant,
    serviceName: z.string(),
    clientName: z.string(),
  })
  .openapi('MoveRequest');

const calendarBooking = booking
  .extend({
    /** Until when nobody else is taken: its end and the time kept free after it. */
    blockedUntil: instant,
  })
  .openapi('CalendarBooking');

/** A professional's days as they lie: when they are open, who comes, and what takes time without being a booking. */
export const calendar = z
  .object({
    timeZone: z.string(),
    days: z.array(day),
    /** By start; what was cancelled, declined or lapsed is not among them. */
    bookings: z.array(calendarBooking),
    /** Times to which clients ask to move confirmed visits: held until the professional answers. */
    moveRequests: z.array(moveRequest),
    /** What the professional keeps for themselves. */
    blocks: z.array(block),
    /** Times that somebody holds while they book. */
    held: z.array(span),
    /** One's own visits with others, and when one asks to have them instead: nobody can book them at these times. */
    ownVisits: z.array(ownVisit),
  })
  .openapi('Calendar');

export type CalendarOnWire = z.infer<typeof calendar>;

export const readCalendar = createRoute({
  method: 'get',
  path: '/api/calendar',
  request: { query: z.object(slotDates) },
  responses: { 200: answers('One’s own calendar, 62 days at most', calendar), ...refusals(400, 401) },
});

export const blockTime = createRoute({
  method: 'post',
  path: '/api/calendar/blocks',
  request: takes(z.object({ start: wireInstant, end: wireInstant, note: orNull(wireLine(200)) })),
  responses: { 201: answers('Time of one’s own that nobody can book', block), ...refusals(400, 401, 409) },
});

export const unblockTime = createRoute({
  method: 'delete',
  path: '/api/calendar/blocks/{blockId}',
  request: { params: z.object({ blockId: pathId }) },
  responses: { 204: { description: 'Free again' }, ...refusals(401, 404) },
});

const visitForClient = z.object({
  serviceId: bodyId,
  additionIds,
  date: wireInstant,
  /** An account that was a client before; or else a guest. */
  clientId: bodyId.nullable().optional(),
  guest: z
    .object({
      fullName: wireName(120),
      email: orNull(guestEmail),
      phone: wirePhone,
    })
    .nullable()
    .optional(),
  notes: orNull(wireLines(2000)),
  /** Asks the client to pay first what the services ask in advance: it counts once that is paid. */
  payFirst: z.boolean().optional(),
  /** Takes no offer off. */
  fullPrice: z.boolean().optional(),
  ...repeating,
  /** Sets the own hours and notice aside. */
  override: z.boolean().optional(),
});

export type VisitForClient = z.infer<typeof visitForClient>;

export const bookForClient = createRoute({
  method: 'post',
  path: '/api/calendar/bookings',
  request: takes(visitForClient),
  responses: {
    201: answers(
      'A visit that the professional wrote in for a client, or the first of several; confirmed, or waiting for its payment',
      booking,
    ),
    ...refusals(400, 401, 404, 409, 429),
  },
});

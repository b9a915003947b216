import { createRoute, z } from '@hono/zod-openapi';
import { isPlainDate, parseClock } from '#kernel/time';
import { policy } from '#modules/accounts/contract';
import { mostAdditions } from '#modules/catalogue/rules';
import { answers, pathId, queryIds, refusals, takes, wireInstant } from '#platform/http';

export { listTimeZones, readZoneClocks } from './time-zones.contract.ts';

const clock = z
  .string()
  .refine((text) => parseClock(text) !== undefined, 'Write a time like 09:30, or 24:00 for the end of a day.')
  .openapi({ example: '09:30', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' });
const date = z
  .string()
  .refine(isPlainDate, 'Write a date like 2026-11-26.')
  .openapi({ type: 'string', format: 'date' });
/** Minutes, or days for `maxAdvance`; the ends are those of `checkRules`. */
const numbers = {
  slotStep: z.number().int().min(5).max(240),
  minNotice: z.number().int().min(0).max(43_200),
  maxAdvance: z.number().int().min(1).max(730),
};
const buffer = z.number().int().min(0).max(480);

const interval = z.object({ start: clock, end: clock });
const hours = {
  timeZone: z.string().max(64),
  weekly: z.array(z.object({ weekday: z.number().int().min(1).max(7), start: clock, end: clock })).max(70),
  overrides: z.array(z.object({ date, intervals: z.array(interval).max(10) })).max(400),
};

/** When somebody takes appointments: minutes, `maxAdvance` in days. Buffers and the zone's state only for its owner. */
export const availability = z
  .object({
    ...hours,
    ...numbers,
    autoConfirm: z.boolean(),
    /** Whether guests must follow a mailed link to confirm their time. */
    confirmGuestEmail: z.boolean(),
    bufferBefore: buffer.optional(),
    bufferAfter: buffer.optional(),
    zoneConfirmed: z.boolean().optional(),
    /** False while no new visits can be booked, or none as a series; else it is not said. */
    takesBookings: z.boolean().optional(),
    takesSeries: z.boolean().optional(),
    /** What is asked of clients who cancel late or do not come; not said while it is what everybody begins with. */
    policy: policy.optional(),
  })
  .openapi('Availability');

export type AvailabilityOnWire = z.infer<typeof availability>;

/** Open visits that new hours no longer cover: they stand, but their owner should know. At most 100 are listed. */
export const stranded = z.object({
  count: z.number(),
  visits: z.array(z.object({ bookingId: z.number(), date: z.iso.datetime() })),
});

export const getAvailability = createRoute({
  method: 'get',
  path: '/api/users/{userId}/availability',
  request: { params: z.object({ userId: pathId }) },
  responses: { 200: answers('When this person takes appointments', availability), ...refusals(404) },
});

const wishedAvailability = z.object({
  ...hours,
  ...numbers,
  bufferBefore: buffer,
  bufferAfter: buffer,
  autoConfirm: z.boolean().optional(),
  confirmGuestEmail: z.boolean().optional(),
});

/** What saving would strand, told before. */
export const previewAvailability = createRoute({
  method: 'post',
  path: '/api/availability/preview',
  request: takes(wishedAvailability),
  responses: {
    200: answers('The visits that these hours would no longer cover; nothing is saved', z.object({ stranded })),
    ...refusals(400, 401),
  },
});

export const setAvailability = createRoute({
  method: 'put',
  path: '/api/availability',
  request: takes(wishedAvailability),
  responses: {
    200: answers('The new availability, in place of the old one', availability.extend({ stranded })),
    ...refusals(400, 401),
  },
});

/** The id of a service in an address' query: malformed is `400`. */
const serviceId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647))
  .openapi({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });

/** Dates of the artist's zone, both included, 62 at most. */
export const slotDates = { from: date, to: date };

/** Free starts by date; dates without any are listed too. */
export const slots = z.object({
  timeZone: z.string(),
  /** Of each day its starts, and what the clock there shows at each: `HH:MM`. */
  days: z.array(z.object({ date: z.string(), slots: z.array(z.iso.datetime()), times: z.array(z.string()) })),
  /** The last date that can be had at all, asked for or not. */
  lastDate: z.string(),
  /** Minutes of the visit that would begin then, with everything that it is of. */
  duration: z.number(),
});

export const listSlots = createRoute({
  method: 'get',
  path: '/api/users/{userId}/slots',
  request: {
    params: z.object({ userId: pathId }),
    query: z.object({ serviceId, additionIds: queryIds(mostAdditions).optional(), ...slotDates }),
  },
  responses: {
    200: answers('When a visit may begin, day by day', slots),
    ...refusals(400, 404),
  },
});

export const explainSlot = createRoute({
  method: 'get',
  path: '/api/users/{userId}/slots/why',
  request: { params: z.object({ userId: pathId }), query: z.object({ serviceId, at: wireInstant }) },
  responses: {
    200: answers(
      'Which rule decides about this moment',
      z.object({
        offered: z.boolean(),
        rule: z.string(),
        sentence: z.string(),
        timeZone: z.string(),
        local: z.object({ date: z.string(), time: z.string() }),
      }),
    ),
    ...refusals(400, 401, 403, 404),
  },
});

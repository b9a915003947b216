import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals } from '#platform/http';
import { booking, instant } from './booking-shape.contract.ts';

const page = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number)
    .default(100)
    .openapi({ type: 'integer', minimum: 1, maximum: 100 }),
  cursor: z.string().max(64).optional(),
});

const ofRole = z.object({ role: z.enum(['client', 'artist']), userId: pathId });

export const listUpcoming = createRoute({
  method: 'get',
  path: '/api/bookings/{role}/{userId}/upcoming',
  request: { params: ofRole, query: page },
  responses: { 200: answers('Open bookings, the next first', z.array(booking)), ...refusals(400, 401, 403, 404) },
});

export const listHistory = createRoute({
  method: 'get',
  path: '/api/bookings/{role}/{userId}/history',
  request: { params: ofRole, query: page },
  responses: {
    200: answers('Past and closed bookings, the latest first', z.array(booking)),
    ...refusals(400, 401, 403, 404),
  },
});

export const listOfClient = createRoute({
  method: 'get',
  path: '/api/bookings/client/{userId}',
  request: { params: z.object({ userId: pathId }), query: page },
  responses: {
    200: answers('All of one’s bookings, the newest first', z.array(booking)),
    ...refusals(400, 401, 403, 404),
  },
});

const reminder = z.object({ id: z.number(), dueAt: instant, reminderTime: z.number(), booking });

export const listReminders = createRoute({
  method: 'get',
  path: '/api/bookings/reminders/{userId}',
  request: { params: z.object({ userId: pathId }), query: page },
  responses: { 200: answers('Reminders to come, the next first', z.array(reminder)), ...refusals(400, 401, 403, 404) },
});

const monthOfWork = z.object({
  /** `YYYY-MM`, by the clocks of the visits. */
  month: z.string(),
  currency: z.string(),
  visits: z.number(),
  /** What they cost together, in the minor unit, whoever paid it and how. */
  worth: z.number(),
});

export type MonthOfWorkOnWire = z.infer<typeof monthOfWork>;

export const listMonths = createRoute({
  method: 'get',
  path: '/api/bookings/artist/{userId}/months',
  request: { params: z.object({ userId: pathId }) },
  responses: {
    200: answers(
      'Completed visits of the last twelve months by month and currency, the latest first',
      z.array(monthOfWork),
    ),
    ...refusals(401, 403, 404),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { pathId, refusals } from '#platform/http';

const file = {
  description: 'An iCalendar file',
  content: { 'text/calendar': { schema: z.string() } },
};
/** `series=true`: every visit of its series that is still to take place. */
const query = z.object({ series: z.enum(['true', 'false']).optional() });

export const bookingCalendar = createRoute({
  method: 'get',
  path: '/api/bookings/{bookingId}/calendar.ics',
  request: { params: z.object({ bookingId: pathId }), query },
  responses: { 200: file, ...refusals(400, 401, 404) },
});

export const managedCalendar = createRoute({
  method: 'get',
  path: '/api/manage/{token}/calendar.ics',
  request: { params: z.object({ token: z.string().min(1).max(128) }), query },
  responses: { 200: file, ...refusals(400, 404, 409) },
});

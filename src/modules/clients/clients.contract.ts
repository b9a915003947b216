import { createRoute, z } from '@hono/zod-openapi';
import { personCard, guestData, instant, standing } from '#modules/bookings/contract';
import { bookingStatuses } from '#modules/bookings/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLines, wireName, wirePhone } from '#platform/http';

/** Somebody who booked with a professional. `client` of an account, else only `guest`, as the latest visit names them. */
const client = z
  .object({
    /** Of their latest booking: by it they are asked for. */
    id: z.number(),
    client: personCard.nullable(),
    guest: guestData.nullable(),
    /** Visits that took place, and those they did not come to. */
    visits: z.number(),
    noShows: z.number(),
    firstVisit: instant.nullable(),
    lastVisit: instant.nullable(),
    nextVisit: instant.nullable(),
  })
  .openapi('Client');

export type ClientOnWire = z.infer<typeof client>;

const clientCard = client
  .extend({
    /** For the professional's own eyes. */
    note: z.string().nullable(),
    /** The prices of the visits that took place, by currency in minor units. */
    spent: z.array(z.object({ currency: z.string(), amount: z.number() })),
    /** The last 200, the latest first. */
    bookings: z.array(
      z.object({
        id: z.number(),
        serviceName: z.string(),
        date: instant,
        endsAt: instant,
        timeZone: z.string(),
        status: z.enum(bookingStatuses),
        /** In the minor unit. */
        total: z.number(),
        /** The state of its money. */
        money: standing,
        currency: z.string(),
        notes: z.string().nullable(),
      }),
    ),
  })
  .openapi('ClientCard');

export type ClientCardOnWire = z.infer<typeof clientCard>;

export const listClients = createRoute({
  method: 'get',
  path: '/api/clients',
  /** `search`: of a name or an address, or digits of a telephone number. */
  request: { query: pageQuery.extend({ search: z.string().trim().max(120).default('') }) },
  responses: {
    200: answers('Everybody who booked with one, those of the latest visits first', z.array(client)),
    ...refusals(400, 401),
  },
});

const ofBooking = { params: z.object({ bookingId: pathId }) };

export const readClient = createRoute({
  method: 'get',
  path: '/api/clients/{bookingId}',
  request: ofBooking,
  responses: {
    200: answers('Whoever one of one’s own bookings is of, with everything they booked', clientCard),
    ...refusals(400, 401, 404),
  },
});

export const renameGuest = createRoute({
  method: 'patch',
  path: '/api/clients/{bookingId}',
  request: { ...ofBooking, ...takes(z.object({ fullName: wireName(120), phone: wirePhone })) },
  responses: {
    200: answers('A guest as they are called and rung from now on, in all their visits', clientCard),
    ...refusals(400, 401, 404, 409),
  },
});

export const changeClientNote = createRoute({
  method: 'put',
  path: '/api/clients/{bookingId}/note',
  /** An empty one takes it away. */
  request: { ...ofBooking, ...takes(z.object({ note: wireLines(2000) })) },
  responses: {
    200: answers('What is written down about the client, for nobody else', z.object({ note: z.string().nullable() })),
    ...refusals(400, 401, 404),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { highestOfAll } from '#kernel/currencies';
import { answers, bodyId, orNull, pathId, refusals, takes, wireLine, wireLines } from '#platform/http';
import { currencyCode } from './offers.contract.ts';
import { advanceGroups, advances } from './rules/index.ts';

export * from './offers.contract.ts';

/** What is asked before a visit of it counts. Of a deposit either the amount (minor units) or the percentage is set. */
export const advance = z
  .object({
    prepay: z.enum(advances),
    depositAmount: z.number().int().min(1).max(highestOfAll).nullable(),
    depositPercent: z.number().int().min(1).max(100).nullable(),
    /** Of whom it is asked. */
    prepayFor: z.enum(advanceGroups),
  })
  .openapi('Advance');

export type AdvanceOnWire = z.infer<typeof advance>;

/** A service as its visitors and its owner see it: minutes, and the price in the currency's minor unit. */
export const service = z
  .object({
    id: z.number(),
    userId: z.number(),
    name: z.string(),
    description: z.string().nullable(),
    duration: z.number(),
    price: z.number(),
    currency: z.string(),
    published: z.boolean(),
    extraGap: z.number(),
    /** Booked with another service, never by itself. */
    addOn: z.boolean(),
    sample: z.boolean(),
    /** To visitors it says `none` where its owner takes no payments here. */
    advance,
    createdAt: z.iso.datetime(),
  })
  .openapi('Service');

export type ServiceOnWire = z.infer<typeof service>;

const name = wireLine(120, 1);
const description = orNull(wireLines(2000));
const duration = z.number().int().min(5).max(1440);
const price = z.number().int().min(0).max(highestOfAll);
const currency = currencyCode.optional();
const extraGap = z.number().int().min(0).max(480).optional();
const addOn = z.boolean().optional();
const published = z.boolean().optional();
const wishedAdvance = advance.optional();
const serviceId = z.object({ serviceId: pathId });

export const listServices = createRoute({
  method: 'get',
  path: '/api/users/{userId}/services',
  request: {
    params: z.object({ userId: pathId }),
    /** `drafts=true` adds the drafts, for the owner alone. */
    query: z.object({ drafts: z.enum(['true', 'false']).optional() }),
  },
  responses: { 200: answers('The services in their order', z.array(service)), ...refusals(400, 401, 403, 404) },
});

export const addService = createRoute({
  method: 'post',
  path: '/api/services',
  request: takes(
    z.object({ name, description, duration, price, currency, extraGap, addOn, published, advance: wishedAdvance }),
  ),
  responses: { 201: answers('The new service', service), ...refusals(400, 401, 409) },
});

export const changeService = createRoute({
  method: 'patch',
  path: '/api/services/{serviceId}',
  request: {
    params: serviceId,
    ...takes(
      z.object({
        name: name.optional(),
        description,
        duration: duration.optional(),
        price: price.optional(),
        currency,
        extraGap,
        addOn,
        published,
        advance: wishedAdvance,
      }),
    ),
  },
  responses: { 200: answers('The service after the change', service), ...refusals(400, 401, 404) },
});

export const removeService = createRoute({
  method: 'delete',
  path: '/api/services/{serviceId}',
  request: { params: serviceId },
  responses: { 204: { description: 'Removed; bookings of it stay whole' }, ...refusals(401, 404) },
});

export const orderServices = createRoute({
  method: 'put',
  path: '/api/services/order',
  request: takes(z.object({ serviceIds: z.array(bodyId).max(100) })),
  responses: { 200: answers('All of one’s services in the new order', z.array(service)), ...refusals(400, 401, 409) },
});

export const addSamples = createRoute({
  method: 'post',
  path: '/api/services/samples',
  responses: {
    200: answers('One’s samples: three new drafts, or the ones that are there already', z.array(service)),
    ...refusals(401, 409),
  },
});

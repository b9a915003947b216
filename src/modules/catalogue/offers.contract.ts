import { createRoute, z } from '@hono/zod-openapi';
import { highestOfAll } from '#kernel/currencies';
import { answers, bodyId, orNull, pathId, refusals, takes, wireError, wireLine, wireLines } from '#platform/http';

/** A discount. `percent` or `amount` (minor units of `currency`) is set; dates are of its owner's calendar, both included. */
export const offer = z
  .object({
    id: z.number(),
    userId: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    percent: z.number().nullable(),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    /** In capitals; without one the offer counts by itself. */
    code: z.string().nullable(),
    /** False: it stands on no page, and whoever types its code has it. */
    listed: z.boolean(),
    /** Days of the visits that it is for, 1 for Monday to 7 for Sunday, ascending; empty: every day. */
    weekdays: z.array(z.number()),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    maxUses: z.number().nullable(),
    /** How many bookings use it; null to everybody but its owner. */
    uses: z.number().nullable(),
    /** Empty: for all services. */
    serviceIds: z.array(z.number()),
    published: z.boolean(),
    state: z.enum(['current', 'upcoming', 'ended', 'used_up']),
    createdAt: z.iso.datetime(),
  })
  .openapi('Offer');

export type OfferOnWire = z.infer<typeof offer>;

/** Three letters; which of them there are is asked later. */
export const currencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .length(3)
  .regex(/^[A-Z]*$/);
const title = wireLine(80, 1);
const fields = {
  description: orNull(wireLines(500)),
  percent: z.number().int().min(1).max(100).nullable().optional(),
  amount: z.number().int().min(1).max(highestOfAll).nullable().optional(),
  currency: currencyCode.nullable().optional(),
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase() || null)
    .pipe(
      z
        .string()
        .regex(/^[\p{L}\p{N}_-]{3,20}$/u, wireError('field.offerCode'))
        .nullable(),
    )
    .nullable()
    .optional(),
  /** An offer without a code is always on the page. */
  listed: z.boolean().optional(),
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).optional(),
  startsOn: z.iso.date().nullable().optional(),
  endsOn: z.iso.date().nullable().optional(),
  maxUses: z.number().int().min(1).max(1_000_000).nullable().optional(),
  serviceIds: z.array(bodyId).max(100).optional(),
  published: z.boolean().optional(),
};
const offerId = z.object({ offerId: pathId });

export const listOffers = createRoute({
  method: 'get',
  path: '/api/users/{userId}/offers',
  request: {
    params: z.object({ userId: pathId }),
    /**
     * `drafts=true` adds drafts and offers out of their window, for the owner alone; `code`, as typed, adds the offer that is on
     * no page and has it.
     */
    query: z.object({ drafts: z.enum(['true', 'false']).optional(), code: z.string().max(40).optional() }),
  },
  responses: {
    200: answers('The offers that stand today, in the order they were made', z.array(offer)),
    ...refusals(400, 401, 403, 404, 429),
  },
});

export const addOffer = createRoute({
  method: 'post',
  path: '/api/offers',
  request: takes(z.object({ title, ...fields })),
  responses: { 201: answers('The new offer', offer), ...refusals(400, 401, 409) },
});

export const changeOffer = createRoute({
  method: 'patch',
  path: '/api/offers/{offerId}',
  request: { params: offerId, ...takes(z.object({ title: title.optional(), ...fields })) },
  responses: { 200: answers('The offer after the change', offer), ...refusals(400, 401, 404, 409) },
});

export const removeOffer = createRoute({
  method: 'delete',
  path: '/api/offers/{offerId}',
  request: { params: offerId },
  responses: { 204: { description: 'Removed; bookings keep their discount' }, ...refusals(401, 404) },
});

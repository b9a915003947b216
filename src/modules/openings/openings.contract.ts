import { createRoute, z } from '@hono/zod-openapi';
import { answers, bodyId, pathId, refusals, takes, wireInstant } from '#platform/http';

const instant = z.iso.datetime();

export const opening = z
  .object({
    id: z.number(),
    artistId: z.number(),
    start: instant,
    end: instant,
    /** Of the artist's place. */
    timeZone: z.string(),
    /** Off the price; null for none. */
    percent: z.number().nullable(),
    /** Of the service, what is taken off it, by the opening or by an offer that takes off more, and what remains; in the minor unit. */
    price: z.number(),
    discount: z.number(),
    total: z.number(),
    currency: z.string(),
    service: z.object({ id: z.number(), name: z.string(), duration: z.number() }),
    artist: z.object({
      id: z.number(),
      username: z.string(),
      fullName: z.string(),
      profileImage: z.string().nullable(),
      city: z.string().nullable(),
    }),
  })
  .openapi('Opening');

export type OpeningOnWire = z.infer<typeof opening>;

export const listOpenings = createRoute({
  method: 'get',
  path: '/api/openings',
  /** `following=true`: only of people whom one follows, which asks for a session. */
  request: { query: z.object({ following: z.enum(['true', 'false']).optional() }) },
  responses: {
    200: answers('Openings that stand, the soonest first, at most a hundred', z.array(opening)),
    ...refusals(400, 401),
  },
});

export const listOpeningsOf = createRoute({
  method: 'get',
  path: '/api/users/{userId}/openings',
  request: { params: z.object({ userId: pathId }) },
  responses: {
    200: answers('The openings of one person that stand, the soonest first', z.array(opening)),
    ...refusals(400),
  },
});

const wishedOpening = z.object({
  serviceId: bodyId,
  date: wireInstant,
  percent: z.number().int().min(0).max(90).nullable().optional(),
  /** Sets the own hours aside. */
  override: z.boolean().optional(),
});

export type WishedOpening = z.infer<typeof wishedOpening>;

export const addOpening = createRoute({
  method: 'post',
  path: '/api/openings',
  request: takes(wishedOpening),
  responses: { 201: answers('The new opening', opening), ...refusals(400, 401, 403, 404, 409) },
});

export const withdrawOpening = createRoute({
  method: 'delete',
  path: '/api/openings/{openingId}',
  request: { params: z.object({ openingId: pathId }) },
  responses: { 204: { description: 'Taken back; what was booked stays' }, ...refusals(401, 404) },
});

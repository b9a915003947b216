import { createRoute, z } from '@hono/zod-openapi';
import { publicUser, type PublicUser } from '#modules/profiles/contract';
import { answers, refusals } from '#platform/http';

const instant = z.iso.datetime();

/** Somebody who was found. What was not asked for is not there. */
export const foundUser = publicUser
  .extend({
    category: z.string().nullable(),
    /** Of the published services, in minor units; null without any. */
    leastPrice: z.object({ price: z.number(), currency: z.string() }).nullable(),
    /** Whole kilometres from the place that was asked for, so that no address can be told from them; null when nobody knows theirs. */
    distance: z.number().nullable().optional(),
    /** Where a time was asked for: the first start, and with it up to three of the service that begins then. */
    nextFree: instant.optional(),
    freeTimes: z.array(instant).optional(),
    freeServiceId: z.number().optional(),
    timeZone: z.string().optional(),
  })
  .openapi('FoundUser');

export type FoundUser = z.infer<typeof foundUser>;
/** What everybody may see of them anyway. */
export type FoundPerson = PublicUser;

export const sorts = ['best', 'nearest', 'price', 'rating', 'soonest'] as const;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
    .openapi({ type: 'integer', minimum: least, maximum: most });

const decimal = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,5}(\.\d{1,12})?$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
    .openapi({ type: 'number', minimum: least, maximum: most });

const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,9}$/)
  .transform((text) => text.split(',').map(Number))
  .refine((given) => given.every((id) => id <= 2_147_483_647))
  .openapi({ type: 'string' });

/** An address's empty parts, as a form leaves them, ask for nothing. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const search = z.object({
  q: z.string().trim().max(80).optional(),
  /** A category, or a word for one: `hair`, `fade`. */
  category: given(z.string().trim().max(40)),
  lat: given(decimal(-90, 90)),
  lon: given(decimal(-180, 180)),
  /** Kilometres around the place. */
  radius: given(decimal(0.1, 20_100)),
  /** `from/to`, two instants: who could begin a visit in between. */
  free: given(z.string().max(80)),
  minRating: given(decimal(1, 5)),
  /** Minor units; with `currency` only prices in it count, without one the bare number does. */
  maxPrice: given(whole(0, 100_000_000)),
  currency: given(z.string().regex(/^[A-Z]{3}$/)),
  /** Ids of people to leave out. */
  leaveOut: given(ids),
  sort: given(z.enum(sorts)),
});

const peopleQuery = search.extend({
  limit: whole(1, 100).default(20),
  cursor: z.string().max(200).optional(),
});

export type PeopleQuery = z.infer<typeof peopleQuery>;

export const listUsers = createRoute({
  method: 'get',
  path: '/api/users',
  request: { query: peopleQuery },
  responses: {
    200: {
      ...answers('Everybody public who fits; the next page is in the Link header', z.array(foundUser)),
      headers: z.object({
        'X-Total-Count': z
          .string()
          .optional()
          .openapi({ description: 'On the first page: how many fit, counted up to 1000' }),
      }),
    },
    ...refusals(400),
  },
});

/** A place where somebody works, as they wrote it. */
export const place = z.object({ name: z.string(), lat: z.number(), lon: z.number() }).openapi('Place');

export type Place = z.infer<typeof place>;

export const listPlaces = createRoute({
  method: 'get',
  path: '/api/explore/places',
  request: { query: z.object({ q: z.string().trim().max(80).default('') }) },
  responses: { 200: answers('Places of artists that begin like this, at most 8', z.array(place)), ...refusals(400) },
});

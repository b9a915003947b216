import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { highestOfAll } from '#kernel/currencies';
import { postImage, taggedService } from '#modules/posts/contract';
import { publicUser, type PublicUser } from '#modules/profiles/contract';
import { answers, queryIds, refusals } from '#platform/http';

const instant = z.iso.datetime();

/** Somebody who was found. What was not asked for is not there. */
export const foundUser = publicUser
  .extend({
    category: z.string().nullable(),
    /** Of the published services, booked today, in minor units; null without any. */
    leastPrice: z.object({ price: z.number(), currency: z.string() }).nullable(),
    /** Whole kilometres from the place that was asked for, so that no address can be told from them; null when nobody knows theirs. */
    distance: z.number().nullable().optional(),
    /** Where a time was asked for: the first start, and with it up to three of the service that begins then; for `nextFree` the first alone. */
    nextFree: instant.optional(),
    freeTimes: z.array(instant).optional(),
    freeServiceId: z.number().optional(),
    /** Its name, where they offer several: a longer one may have to wait. */
    freeService: z.string().optional(),
    timeZone: z.string().optional(),
    /** Where openings were asked for: the first of theirs, whose time is `nextFree`, with what it costs, in minor units. */
    opening: z
      .object({
        id: z.number(),
        service: z.string(),
        total: z.number(),
        currency: z.string(),
        percent: z.number().nullable(),
      })
      .optional(),
    /** Where `works=true`: the first pictures of their latest posts, up to three. */
    works: z.array(z.object({ postId: z.number(), url: z.string(), alt: z.string() })).optional(),
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
    // As exact as the answers are: a place is handed back as it came.
    .regex(/^-?\d{1,5}(\.\d{1,17})?$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
    .openapi({ type: 'number', minimum: least, maximum: most });

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
  /** The same by the clock of whoever is looked for: `today`, `week` (up to Sunday), `weekend`, or a date. */
  days: given(z.string().max(10)),
  /** Of each of these days: `14:00/18:00`, either end may be left out. */
  hours: given(z.string().max(11)),
  minRating: given(decimal(1, 5)),
  /** Minor units of `currency`, which must be given: prices in other currencies do not count. */
  maxPrice: given(whole(0, highestOfAll)),
  /** In which prices are compared, in `maxPrice` and where the order is by price. */
  currency: given(z.string().regex(/^[A-Z]{3}$/)),
  /** Ids of people to leave out. */
  leaveOut: given(queryIds(10)),
  limit: whole(1, 100).default(20),
  cursor: z.string().max(200).optional(),
});

/** `price` needs a `currency`: those with prices in it come first, the lowest on top. */
const peopleQuery = search.extend({
  sort: given(z.enum(sorts)),
  /** `nextFree=true` says of everybody when they are free next, where no time is asked for. */
  nextFree: z.enum(['true', 'false']).optional(),
  /** `openings=true`: only who offers a gap at short notice, the soonest first; all of them on one page. */
  openings: z.enum(['true', 'false']).optional(),
  /** `works=true` shows what everybody made of late. */
  works: z.enum(['true', 'false']).optional(),
  /** `takesBookings=true`: nobody who only books. */
  takesBookings: z.enum(['true', 'false']).optional(),
});

export type SearchQuery = z.infer<typeof search>;
export type PeopleQuery = z.infer<typeof peopleQuery>;

const counted = z.object({
  'X-Total-Count': z
    .string()
    .optional()
    .openapi({ description: 'On the first page: how many fit, counted up to 1000' }),
});

export const listUsers = createRoute({
  method: 'get',
  path: '/api/users',
  request: { query: peopleQuery },
  responses: {
    200: {
      ...answers('Everybody public who fits; the next page is in the Link header', z.array(foundUser)),
      headers: counted,
    },
    ...refusals(400),
  },
});

/** A post as its first picture, with what can be booked to get this look. */
export const foundWork = z
  .object({
    id: z.number(),
    image: postImage,
    /** How many pictures the post has. */
    pictures: z.number(),
    user: personCard,
    service: taggedService.nullable(),
  })
  .openapi('FoundWork');

export type FoundWork = z.infer<typeof foundWork>;

/**
 * The same search for posts. Words are looked for in captions, #tags, alt texts, tagged services, and in who made it and
 * where; category, place, rating and time are the artist's; a price is that of the tagged service.
 */
export const listWork = createRoute({
  method: 'get',
  path: '/api/explore/work',
  request: { query: search },
  responses: {
    200: {
      ...answers('Posts that fit, the newest first; the next page is in the Link header', z.array(foundWork)),
      headers: counted,
    },
    ...refusals(400),
  },
});

/** A place where somebody works, as they wrote it. */
export const place = z
  .object({
    name: z.string(),
    lat: z.number(),
    lon: z.number(),
    /** By whose clock people live there. */
    timeZone: z.string(),
  })
  .openapi('Place');

export type Place = z.infer<typeof place>;

export const listPlaces = createRoute({
  method: 'get',
  path: '/api/explore/places',
  request: {
    query: z.object({
      q: z.string().trim().max(80).default(''),
      category: given(z.string().trim().max(40)),
    }),
  },
  responses: {
    200: answers('Places of artists that hold these letters, at most 8, or 30 of a category', z.array(place)),
    ...refusals(400),
  },
});

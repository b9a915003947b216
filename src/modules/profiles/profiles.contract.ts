import { createRoute, z } from '@hono/zod-openapi';
import { languages } from '#kernel/language';
import { ownUser } from '#modules/accounts/contract';
import { pageGrounds, pageTypes } from '#modules/accounts/rules';
import { answers, bodyId, orNull, pathId, refusals, takes, wireLine, wireLines, wirePhone } from '#platform/http';

/** What everybody may see of a person: what a profile page shows, and no more. */
export const publicUser = z
  .object({
    id: z.number(),
    username: z.string(),
    fullName: z.string(),
    bio: z.string().nullable(),
    profileImage: z.string().nullable(),
    profession: z.string().nullable(),
    city: z.string().nullable(),
    customUrl: z.string().nullable(),
    accountType: z.enum(['personal', 'business']),
    businessName: z.string().nullable(),
    isVerified: z.boolean(),
    /** How they want their page to look. */
    pageType: z.enum(pageTypes),
    pageGround: z.enum(pageGrounds),
  })
  .openapi('PublicUser');

export type PublicUser = z.infer<typeof publicUser>;

/** What other modules count about a person; the composition root gathers it. */
export const personCounts = z.object({
  postsCount: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
  /** Of 5, two decimals; 0 without ratings. */
  averageRating: z.number(),
  ratingsCount: z.number(),
});

export type PersonCounts = z.infer<typeof personCounts>;

/** A person with what a profile counts. */
export const countedUser = publicUser.extend(personCounts.shape).openapi('CountedUser');

export type CountedUser = z.infer<typeof countedUser>;

export const getUser = createRoute({
  method: 'get',
  path: '/api/users/{userId}',
  request: { params: z.object({ userId: pathId }) },
  responses: { 200: answers('A person', countedUser), ...refusals(404) },
});

export const getUserByUsername = createRoute({
  method: 'get',
  path: '/api/users/named/{username}',
  request: { params: z.object({ username: z.string().min(1).max(60) }) },
  responses: { 200: answers('The person with this username', publicUser), ...refusals(404) },
});

export const getUserByCustomUrl = createRoute({
  method: 'get',
  path: '/api/users/at/{customUrl}',
  request: { params: z.object({ customUrl: z.string().min(1).max(60) }) },
  responses: {
    200: answers('The person whose own address this is, or was not long ago', publicUser),
    ...refusals(404),
  },
});

/** For whoever types one: the words are those that saving it would be refused with. */
export const checkCustomUrl = createRoute({
  method: 'get',
  path: '/api/user/custom-url',
  request: { query: z.object({ wished: z.string().trim().min(1).max(60) }) },
  responses: {
    200: answers(
      'Whether the signed-in person can have this address, and why not',
      z.object({
        free: z.boolean(),
        sentence: z.string().nullable(),
        /** Others that are free, where this one is not. */
        suggestions: z.array(z.string()),
      }),
    ),
    ...refusals(400, 401),
  },
});

/** The QR code of one's own public page, for a card or a door. */
export const ownPageCode = createRoute({
  method: 'get',
  path: '/api/user/page-code/{format}',
  request: { params: z.object({ format: z.enum(['svg', 'png']) }) },
  responses: {
    200: { description: 'A picture', content: { 'image/svg+xml': {}, 'image/png': {} } },
    ...refusals(401, 404),
  },
});

const degrees = (most: number) => z.number().min(-most).max(most).nullable().optional();

export const updateUser = createRoute({
  method: 'patch',
  path: '/api/user',
  request: takes(
    z.object({
      fullName: wireLine(120, 1).optional(),
      bio: orNull(wireLines(500)),
      profession: orNull(wireLine(80)),
      /** One of explore's; null leaves it to the profession. */
      category: orNull(wireLine(40)),
      /** Without coordinates beside it, they are those of the place that is called so. */
      city: orNull(wireLine(80)),
      latitude: degrees(90),
      longitude: degrees(180),
      /** A picture of `POST /api/media`; null shows none. */
      profileImageId: bodyId.nullable().optional(),
      phone: wirePhone,
      timeZone: wireLine(64).optional(),
      language: z.enum(languages).optional(),
      accountType: z.enum(['personal', 'business']).optional(),
      businessName: orNull(wireLine(120)),
      businessCategory: orNull(wireLine(80)),
      businessAddress: orNull(wireLine(200)),
      businessPhone: wirePhone,
      pageType: z.enum(pageTypes).optional(),
      pageGround: z.enum(pageGrounds).optional(),
      customUrl: orNull(wireLine(30)),
      /** The link of one's page was handed on. */
      linkShared: z.literal(true).optional(),
      checklistDismissed: z.boolean().optional(),
    }),
  ),
  responses: { 200: answers('The person after the change', ownUser), ...refusals(400, 401, 409) },
});

import { z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { image } from '#modules/media/contract';

export const instant = z.iso.datetime();

/** `alt` is empty when nobody wrote one. */
export const postImage = image.extend({ alt: z.string() }).openapi('PostImage');

export type PostImageOnWire = z.infer<typeof postImage>;

/** What can be booked to get this look; minutes, and what one visit costs today in the currency's minor unit. */
export const taggedService = z
  .object({
    id: z.number(),
    name: z.string(),
    duration: z.number(),
    price: z.number(),
    currency: z.string(),
  })
  .openapi('TaggedService');

export const reasonTerms = ['fit', 'near', 'fresh', 'response', 'newcomer'] as const;

/** Why Discover shows a post: a term of the formula, and the sentence for it. */
const reason = z.object({ term: z.enum(reasonTerms), sentence: z.string() });

/** A post as a feed shows it. `createdAt` is when it was published; `imageUrl` is the first image. */
export const post = z
  .object({
    id: z.number(),
    userId: z.number(),
    imageUrl: z.string(),
    caption: z.string().nullable(),
    /** Who of the @names in the caption there is; the other words are told by the rule `captionParts`. */
    mentions: z.array(z.object({ id: z.number(), username: z.string() })),
    place: z.string().nullable(),
    /** The first two images are before and after. */
    beforeAfter: z.boolean(),
    images: z.array(postImage),
    service: taggedService.nullable(),
    likesCount: z.number(),
    commentsCount: z.number(),
    commentsOff: z.boolean(),
    createdAt: instant,
    edited: z.boolean(),
    /** Of the one who asks; false when nobody is signed in. */
    liked: z.boolean(),
    saved: z.boolean(),
    user: personCard,
    /** Only on the pages of Discover: its two largest reasons. */
    why: z.array(reason).optional(),
    /** Only for the author. */
    insights: z.object({ views: z.number(), saves: z.number(), bookings: z.number() }).optional(),
  })
  .openapi('Post');

export type PostOnWire = z.infer<typeof post>;

/** What is being prepared: the same words as a post, nothing of it required yet. */
export const draft = z
  .object({
    id: z.number(),
    caption: z.string().nullable(),
    place: z.string().nullable(),
    beforeAfter: z.boolean(),
    serviceId: z.number().nullable(),
    images: z.array(postImage),
    createdAt: instant,
  })
  .openapi('Draft');

export type DraftOnWire = z.infer<typeof draft>;

import { createRoute, z } from '@hono/zod-openapi';
import { image } from '#modules/media/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';

const instant = z.iso.datetime();

/** What the client of a visit says of it: whole stars from 1 to 5, words and pictures. */
export const rating = z
  .object({
    id: z.number(),
    /** The id of the visit; only for the two people involved. */
    bookingId: z.number().optional(),
    /** Who rates; null for a guest. */
    userId: z.number().nullable(),
    artistId: z.number(),
    serviceId: z.number(),
    serviceName: z.string(),
    rating: z.number(),
    comment: z.string().nullable(),
    images: z.array(image),
    /** The artist's one answer. */
    reply: z.string().nullable(),
    repliedAt: instant.nullable(),
    createdAt: instant,
    editedAt: instant.nullable(),
    /** Until when its author may change it. */
    editableUntil: instant,
    user: z.object({
      /** Of a guest the first name only. */
      fullName: z.string(),
      username: z.string().nullable(),
      profileImage: z.string().nullable(),
      profession: z.string().nullable(),
    }),
  })
  .openapi('Rating');

export type RatingOnWire = z.infer<typeof rating>;

const artistRatings = z
  .object({
    ratings: z.array(rating),
    /** Of all of them, two decimals; 0 without any. */
    averageRating: z.number(),
    ratingsCount: z.number(),
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    distribution: z.array(z.number()).length(5),
  })
  .openapi('ArtistRatings');

export type ArtistRatingsOnWire = z.infer<typeof artistRatings>;

const words = wireLines(1000);
const stars = z.number().int().min(1).max(5);
const fields = {
  comment: words
    .transform((text) => text || null)
    .nullable()
    .optional(),
  /** Pictures uploaded before, at most four. */
  mediaIds: z.array(bodyId).max(4).optional(),
};
const ratingId = z.object({ ratingId: pathId });

export const listArtistRatings = createRoute({
  method: 'get',
  path: '/api/ratings/artist/{artistId}',
  request: { params: z.object({ artistId: pathId }), query: pageQuery },
  responses: {
    200: answers('An artist’s ratings, newest first; the next page is in the Link header', artistRatings),
    ...refusals(400, 404),
  },
});

export const listClientRatings = createRoute({
  method: 'get',
  path: '/api/ratings/client/{userId}',
  request: { params: z.object({ userId: pathId }), query: pageQuery },
  responses: { 200: answers('What one wrote oneself, newest first', z.array(rating)), ...refusals(400, 401, 403, 404) },
});

export const getBookingRating = createRoute({
  method: 'get',
  path: '/api/bookings/{bookingId}/rating',
  request: { params: z.object({ bookingId: pathId }) },
  responses: {
    200: answers(
      'What was said of a visit, for its two people; null when nothing was',
      z.object({ rating: rating.nullable() }),
    ),
    ...refusals(401, 404),
  },
});

export const rate = createRoute({
  method: 'post',
  path: '/api/ratings',
  request: takes(z.object({ bookingId: bodyId, rating: stars, ...fields })),
  responses: { 201: answers('The rating', rating), ...refusals(400, 401, 403, 404, 409) },
});

export const changeRating = createRoute({
  method: 'patch',
  path: '/api/ratings/{ratingId}',
  request: { params: ratingId, ...takes(z.object({ rating: stars.optional(), ...fields })) },
  responses: { 200: answers('The rating after the change', rating), ...refusals(400, 401, 404, 409) },
});

const manageToken = z.object({ token: z.string().min(1).max(128) });

export const getManagedRating = createRoute({
  method: 'get',
  path: '/api/manage/{token}/rating',
  request: { params: manageToken },
  responses: {
    200: answers(
      'What was said of the visit behind the link; null when nothing was',
      z.object({ rating: rating.nullable() }),
    ),
    ...refusals(404, 409),
  },
});

export const rateManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/rating',
  request: { params: manageToken, ...takes(z.object({ rating: stars, comment: fields.comment })) },
  responses: { 201: answers('The rating', rating), ...refusals(400, 404, 409) },
});

export const changeManagedRating = createRoute({
  method: 'patch',
  path: '/api/manage/{token}/rating',
  request: { params: manageToken, ...takes(z.object({ rating: stars.optional(), comment: fields.comment })) },
  responses: { 200: answers('The rating after the change', rating), ...refusals(400, 404, 409) },
});

export const reply = createRoute({
  method: 'post',
  path: '/api/ratings/{ratingId}/reply',
  request: { params: ratingId, ...takes(z.object({ reply: words.refine((text) => text !== '', 'Write something.') })) },
  responses: { 200: answers('The rating with its answer', rating), ...refusals(400, 401, 403, 404, 409) },
});

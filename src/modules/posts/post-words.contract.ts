import { z } from '@hono/zod-openapi';
import { bodyId, wireLines } from '#platform/http';

/** Whoever pastes a line break into one line means a space. */
const line = (most: number, least = 0) => wireLines(most, least).transform((text) => text.replaceAll(/\s+/g, ' '));

export const caption = wireLines(2200).transform((value) => value || null);
export const place = line(120).transform((value) => value || null);
export const alt = line(1000);
export const content = wireLines(1000, 1);
export const lookbookName = line(60, 1);

/** The images of a post in their order, uploaded before. */
export const images = z.array(z.object({ id: bodyId, alt: alt.optional() })).max(10);

/** What its author says of a post, besides its images. */
export const postWords = {
  caption: caption.nullable().optional(),
  place: place.nullable().optional(),
  serviceId: bodyId.nullable().optional(),
  beforeAfter: z.boolean().optional(),
};

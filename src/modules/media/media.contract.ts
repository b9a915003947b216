import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

/** One kind of file for a `<source>`: its widths, best for the browser first in the list. */
const source = z.object({ type: z.string(), srcSet: z.string() });

/** A picture as a page shows it: `url` is the JPEG that everything can read, `thumbhash` is base64. */
export const image = z
  .object({
    id: z.number(),
    url: z.string(),
    width: z.number(),
    height: z.number(),
    thumbhash: z.string(),
    sources: z.array(source),
  })
  .openapi('Image');

export type ImageOnWire = z.infer<typeof image>;

/** A body of files, described for readers; it is read as a stream, so nothing validates it beforehand. */
export function takesFiles(properties: Record<string, object>) {
  return { 'multipart/form-data': { schema: { type: 'object' as const, properties } } };
}

/** `images` of a multipart body: up to `most` files. */
export const filesField = (most: number) => ({
  type: 'array' as const,
  minItems: 1,
  maxItems: most,
  items: { type: 'string' as const, format: 'binary' },
});

export const uploadMedia = createRoute({
  method: 'post',
  path: '/api/media',
  request: { body: { required: true, content: takesFiles({ images: filesField(10) }) } },
  responses: {
    201: answers('The pictures in the order sent; one that nothing shows within a day is gone', z.array(image)),
    ...refusals(400, 401, 409, 413, 415, 429, 507),
  },
});

export const readMedia = createRoute({
  method: 'get',
  path: '/media/{key}/{file}',
  request: { params: z.object({ key: z.string().max(64), file: z.string().max(32) }) },
  responses: {
    200: { description: 'The picture: `{thumb|small|medium|large}.webp`, `.avif`, or `large.jpg`' },
    ...refusals(404),
  },
});

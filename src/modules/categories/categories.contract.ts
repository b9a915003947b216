import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

const category = z
  .object({
    /** As it stands in addresses. */
    slug: z.string(),
    /** In the reader's language. */
    name: z.string(),
  })
  .openapi('Category');

export type CategoryOnWire = z.infer<typeof category>;

export const listCategories = createRoute({
  method: 'get',
  path: '/api/categories',
  responses: { 200: answers('What people look for, in the order of lists', z.array(category)) },
});

export const readCategory = createRoute({
  method: 'get',
  path: '/api/categories/{categorySlug}',
  request: { params: z.object({ categorySlug: z.string().max(80) }) },
  responses: {
    200: answers(
      'The category with this address, or what it was merged into, also where no list shows it',
      category.extend({ hidden: z.boolean() }),
    ),
    ...refusals(404),
  },
});

export const findMeant = createRoute({
  method: 'get',
  path: '/api/category-meant',
  request: { query: z.object({ text: z.string().trim().max(200) }) },
  responses: {
    200: answers(
      'The category that a profession, or whatever somebody typed, speaks of',
      z.object({ category: category.nullable() }),
    ),
    ...refusals(400),
  },
});

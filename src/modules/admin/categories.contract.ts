import { createRoute, z } from '@hono/zod-openapi';
import { slugShape } from '#kernel/slug';
import { longestName, longestWord, mostWords } from '#modules/categories/rules';
import { answers, bodyId, orNull, pathId, refusals, takes, wireLine } from '#platform/http';
import { reason } from './users.contract.ts';

const category = z
  .object({
    id: z.number(),
    slug: z.string(),
    /** Without a translation the English name is shown. */
    names: z.object({
      en: z.string(),
      es: z.string().nullable(),
      fr: z.string().nullable(),
      ar: z.string().nullable(),
    }),
    words: z.array(z.string()),
    /** In no list, no address and no search; whoever chose it keeps it. */
    hidden: z.boolean(),
    /** How many people are found in it. */
    people: z.number(),
    /** Addresses of what went into it; they lead here. */
    formerSlugs: z.array(z.string()),
  })
  .openapi('AdminCategory');

export type AdminCategoryOnWire = z.infer<typeof category>;

const translated = orNull(wireLine(longestName));
const wished = z.object({
  names: z.object({ en: wireLine(longestName, 1), es: translated, fr: translated, ar: translated }),
  /** Of a profession or a search, in any case and with accents or without. */
  words: z.array(wireLine(longestWord, 1)).max(mostWords),
});
const params = z.object({ categoryId: pathId });
const answer = {
  200: answers('All of them, as they are now', z.array(category)),
  ...refusals(400, 401, 403, 404, 409),
};

export const listAdminCategories = createRoute({
  method: 'get',
  path: '/api/admin/categories',
  responses: {
    200: answers('For admins: every category in its order, without those that went into another', z.array(category)),
    ...refusals(401, 403),
  },
});

export const addCategory = createRoute({
  method: 'post',
  path: '/api/admin/categories',
  request: takes(wished.extend({ slug: z.string().regex(slugShape) })),
  responses: answer,
});

export const changeCategory = createRoute({
  method: 'put',
  path: '/api/admin/categories/{categoryId}',
  request: { params, ...takes(wished) },
  responses: answer,
});

export const moveCategory = createRoute({
  method: 'post',
  path: '/api/admin/categories/{categoryId}/move',
  request: { params, ...takes(z.object({ way: z.enum(['up', 'down']) })) },
  responses: answer,
});

export const hideCategory = createRoute({
  method: 'put',
  path: '/api/admin/categories/{categoryId}/hidden',
  request: { params, ...takes(z.object({ hidden: z.boolean(), reason })) },
  responses: answer,
});

/** Its people, words and address go to the other one; this cannot be taken back. */
export const mergeCategory = createRoute({
  method: 'post',
  path: '/api/admin/categories/{categoryId}/merge',
  request: { params, ...takes(z.object({ intoId: bodyId, reason })) },
  responses: answer,
});

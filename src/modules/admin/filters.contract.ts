import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals, takes, wireLine } from '#platform/http';
import { filteredLists } from './rules/index.ts';

const what = {
  name: wireLine(40, 1),
  list: z.enum(filteredLists),
  q: wireLine(100),
  state: z.string().regex(/^[a-z]{1,20}$/),
};

const filter = z
  .object({
    id: z.number(),
    list: z.enum(filteredLists),
    name: z.string(),
    /** What is looked for, and the state that is shown: as in the address of the list. */
    q: z.string(),
    state: z.string(),
  })
  .openapi('AdminFilter');

export type AdminFilterOnWire = z.infer<typeof filter>;

export const listFilters = createRoute({
  method: 'get',
  path: '/api/admin/filters',
  responses: {
    200: answers('For admins: the filters that they kept, by name', z.array(filter)),
    ...refusals(401, 403),
  },
});

export const keepFilter = createRoute({
  method: 'post',
  path: '/api/admin/filters',
  request: takes(z.object(what)),
  responses: {
    201: answers('Kept; one of the same name in the same list is replaced', filter),
    ...refusals(400, 401, 403, 409),
  },
});

export const removeFilter = createRoute({
  method: 'delete',
  path: '/api/admin/filters/{filterId}',
  request: { params: z.object({ filterId: pathId }) },
  responses: { 204: { description: 'Kept no longer' }, ...refusals(401, 403, 404) },
});

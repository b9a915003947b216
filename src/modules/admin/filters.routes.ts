import type { App } from '#platform/app';
import { adminOf, createRouter } from '#platform/http';
import * as contract from './filters.contract.ts';
import { keepFilter, readFilters, removeFilter } from './use-cases/keep-filter.ts';

/** What an admin narrows the lists to again and again. */
export function adminFiltersRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listFilters, async (c) => c.json(await readFilters(app, await adminOf(c)), 200));

  router.openapi(contract.keepFilter, async (c) => {
    return c.json(await keepFilter(app, await adminOf(c), c.req.valid('json')), 201);
  });

  router.openapi(contract.removeFilter, async (c) => {
    await removeFilter(app, await adminOf(c), c.req.valid('param').filterId);
    return c.body(null, 204);
  });

  return router;
}

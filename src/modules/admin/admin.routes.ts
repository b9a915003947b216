import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './admin.contract.ts';
import { readOverview } from './use-cases/read-overview.ts';

export function adminRoutes(app: App) {
  const router = createRouter();
  router.openapi(contract.readOverview, async (c) => c.json(await readOverview(app, await personOf(c)), 200));
  return router;
}

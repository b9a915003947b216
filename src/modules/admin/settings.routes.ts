import type { App } from '#platform/app';
import { adminOf, createRouter, freshAdminOf } from '#platform/http';
import * as contract from './settings.contract.ts';
import { changeSettings, readSettings } from './use-cases/set-up-place.ts';

/** How this place is set up. */
export function adminSettingsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readSettings, async (c) => c.json(await readSettings(app, await adminOf(c)), 200));

  router.openapi(contract.changeSettings, async (c) => {
    return c.json(await changeSettings(app, await freshAdminOf(c), c.req.valid('json')), 200);
  });

  return router;
}

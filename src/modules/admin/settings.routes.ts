import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './settings.contract.ts';
import { changeSettings, readSettings } from './use-cases/set-up-place.ts';

/** How this place is set up. */
export function adminSettingsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readSettings, async (c) => c.json(await readSettings(app, await personOf(c)), 200));

  router.openapi(contract.changeSettings, async (c) => {
    return c.json(await changeSettings(app, await personOf(c), c.req.valid('json')), 200);
  });

  return router;
}

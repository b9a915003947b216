import type { App } from '#platform/app';
import { createRouter, freshAdminOf } from '#platform/http';
import * as contract from './front-page.contract.ts';
import { readFrontPage } from './front-page.store.ts';
import { changeFeatured, changeStories } from './use-cases/set-front-page.ts';

/** What the operator puts on the pages that tell about Uli. */
export function frontPageRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readFrontPage, async (c) => c.json(await readFrontPage(app.database), 200));

  router.openapi(contract.changeFeatured, async (c) => {
    return c.json(await changeFeatured(app, await freshAdminOf(c), c.req.valid('json')), 200);
  });

  router.openapi(contract.changeStories, async (c) => {
    return c.json(await changeStories(app, await freshAdminOf(c), c.req.valid('json')), 200);
  });

  return router;
}

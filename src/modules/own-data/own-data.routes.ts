import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, freshPersonOf, ownPersonOf, personOf } from '#platform/http';
import * as contract from './own-data.contract.ts';
import { presentExport } from './own-data.present.ts';
import { listExportsOf } from './own-data.store.ts';
import { beginExport } from './use-cases/begin-export.ts';
import { fetchExport } from './use-cases/fetch-export.ts';

export function ownDataRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.beginExport, async (c) => {
    const row = await beginExport(app, await freshPersonOf(c));
    return c.json(presentExport(row, app.clock.now()), 201);
  });

  router.openapi(contract.listExports, async (c) => {
    const rows = await listExportsOf(app.database, (await personOf(c)).id);
    return c.json(
      rows.map((row) => presentExport(row, app.clock.now())),
      200,
    );
  });

  router.openapi(contract.fetchExport, async (c) => {
    // Fetching uses the export up: a link on another site must not.
    if (/^(?:cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '')) throw refuse('cross_site');
    const { name, content } = await fetchExport(app, await ownPersonOf(c), c.req.valid('param').exportId);
    return c.body(content, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });

  return router;
}

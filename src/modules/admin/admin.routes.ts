import type { App } from '#platform/app';
import { adminOf, createRouter, cutPage, freshAdminOf, readPage } from '#platform/http';
import * as contract from './admin.contract.ts';
import { presentAudit, presentReported, presentUser } from './admin.present.ts';
import { changeUser } from './use-cases/change-user.ts';
import { decideReport } from './use-cases/decide-report.ts';
import { readAudit, readReported, readUsers } from './use-cases/read-lists.ts';
import { readOverview } from './use-cases/read-overview.ts';
import { endSuspension, suspendUser } from './use-cases/suspend-user.ts';

export function adminRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readOverview, async (c) => c.json(await readOverview(app, await adminOf(c)), 200));

  router.openapi(contract.listAudit, async (c) => {
    const person = await adminOf(c);
    const page = readPage(c.req.valid('query'));
    const rows = await readAudit(app, person, page);
    return c.json(cutPage(c, rows, page, ({ at, id }) => ({ at, id })).map(presentAudit), 200);
  });

  router.openapi(contract.listUsers, async (c) => {
    const person = await adminOf(c);
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readUsers(app, person, query, page);
    const shown = cutPage(c, rows, page, ({ createdAt, id }) => ({ at: createdAt, id }));
    return c.json(shown.map(presentUser), 200);
  });

  router.openapi(contract.changeUser, async (c) => {
    const { userId } = c.req.valid('param');
    return c.json(presentUser(await changeUser(app, await freshAdminOf(c), userId, c.req.valid('json'))), 200);
  });

  router.openapi(contract.suspendUser, async (c) => {
    const { userId } = c.req.valid('param');
    return c.json(presentUser(await suspendUser(app, await freshAdminOf(c), userId, c.req.valid('json'))), 200);
  });

  router.openapi(contract.endSuspension, async (c) => {
    const { userId } = c.req.valid('param');
    const { reason } = c.req.valid('json');
    return c.json(presentUser(await endSuspension(app, await freshAdminOf(c), userId, reason)), 200);
  });

  router.openapi(contract.listReports, async (c) => {
    const person = await adminOf(c);
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readReported(app, person, query.status === 'open', page);
    return c.json(cutPage(c, rows, page, ({ at, id }) => ({ at, id })).map(presentReported), 200);
  });

  router.openapi(contract.decideReport, async (c) => {
    const { reportId } = c.req.valid('param');
    return c.json({ settled: await decideReport(app, await freshAdminOf(c), reportId, c.req.valid('json')) }, 200);
  });

  return router;
}

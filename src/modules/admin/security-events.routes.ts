import { findUserByName, listSecurityEvents, presentSecurityEvent } from '#modules/accounts';
import type { App } from '#platform/app';
import { adminOf, createRouter, cutPage, freshAdminOf, readPage } from '#platform/http';
import * as contract from './security-events.contract.ts';
import { endSessionsOf } from './use-cases/end-sessions-of.ts';

/** The security log, and ending the sessions of a compromised account. */
export function adminSecurityRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listSecurityEvents, async (c) => {
    const person = await adminOf(c);
    const { q, kind, ...rest } = c.req.valid('query');
    const page = readPage(rest);
    const named = q ? await findUserByName(app.database, q) : undefined;
    const known = !q || named !== undefined;
    const rows = known ? await listSecurityEvents(app.database, { userId: named?.id, kind }, page) : [];
    const shown = cutPage(c, rows, page, ({ at, id }) => ({ at, id })).map((row) => {
      const { userId: id, username, fullName, route } = row;
      const user = id === null || username === null || fullName === null ? null : { id, username, fullName };
      return { ...presentSecurityEvent(row, person.sessionId), route, user };
    });
    return c.json(shown, 200);
  });

  router.openapi(contract.endSessionsOf, async (c) => {
    const { userId } = c.req.valid('param');
    await endSessionsOf(app, await freshAdminOf(c), userId, c.req.valid('json').reason);
    return c.json({ ended: true as const }, 200);
  });

  return router;
}

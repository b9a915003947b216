import { presentOwnUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { createRouter, giveSignIn, ownCookie, ownPersonOf, personOf, signInSource, takeCookie } from '#platform/http';
import * as contract from './leaving.contract.ts';
import { presentDeletion, presentLeaving } from './own-data.present.ts';
import { keepAccount, readLeaving } from './use-cases/keep-account.ts';
import { leave, readDeletion } from './use-cases/leave.ts';

/** Deleting an account, and taking that back. */
export function leavingRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readDeletion, async (c) => {
    return c.json(presentDeletion(await readDeletion(app, await personOf(c))), 200);
  });

  router.openapi(contract.deleteAccount, async (c) => {
    const left = await leave(app, await ownPersonOf(c), c.req.valid('json').password);
    takeCookie(c, 'session');
    // What the browser keeps for when there is no connection goes, too.
    c.header('Clear-Site-Data', '"storage"');
    return c.json(presentLeaving(left), 200);
  });

  router.openapi(contract.readLeaving, async (c) => {
    return c.json(presentLeaving(await readLeaving(app, ownCookie(c, 'keep') ?? '')), 200);
  });

  router.openapi(contract.keepAccount, async (c) => {
    const { user, session } = await keepAccount(app, ownCookie(c, 'keep') ?? '', signInSource(c));
    takeCookie(c, 'keep');
    giveSignIn(c, session);
    return c.json(presentOwnUser(user, app.config), 200);
  });

  return router;
}

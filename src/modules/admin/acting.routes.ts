import { sessionEnd } from '#modules/accounts/rules';
import type { App } from '#platform/app';
import {
  createRouter,
  freshAdminOf,
  giveCookie,
  giveSession,
  ownCookie,
  personOf,
  sessionOf,
  takeCookie,
} from '#platform/http';
import * as contract from './acting.contract.ts';
import { endActingOf, signInAs } from './use-cases/sign-in-as.ts';

/** Being signed in as somebody, to see what they see. */
export function actingRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.signInAs, async (c) => {
    const { userId } = c.req.valid('param');
    const { reason } = c.req.valid('json');
    const begunIn = sessionOf(c).tokenHash;
    const session = await signInAs(app, await freshAdminOf(c), { userId, reason, begunIn });
    // The admin's own session is kept aside.
    giveCookie(c, 'admin', c.get('sessionToken'), { maxAge: 60 * 86_400 });
    giveSession(c, session);
    // What the browser keeps of one person is nothing for the other.
    c.header('Clear-Site-Data', '"storage"');
    return c.json({ until: new Date(session.expiresAt).toISOString() }, 200);
  });

  router.openapi(contract.stopActing, async (c) => {
    await endActingOf(app, await personOf(c), c.get('sessionToken'));
    const token = ownCookie(c, 'admin');
    takeCookie(c, 'admin');
    takeCookie(c, 'session');
    const expiresAt = sessionEnd(app.clock.now());
    if (token) giveSession(c, { token, expiresAt });
    c.header('Clear-Site-Data', '"storage"');
    return c.json({ stopped: true as const }, 200);
  });

  return router;
}

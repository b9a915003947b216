import type { App } from '#platform/app';
import {
  actorOf,
  createRouter,
  freshPersonOf,
  giveCookie,
  giveSignIn,
  ownCookie,
  personOf,
  signInSource,
  takeCookie,
  takeLanguage,
  type RouteContext,
} from '#platform/http';
import { refuse } from '#kernel/refusal';
import { hashToken } from '#platform/tokens';
import * as contract from './accounts.contract.ts';
import { presentOwnUser } from './accounts.present.ts';
import { deleteOwnSession, deleteSession, listSessionsOf } from './sessions.store.ts';
import { findUser } from './accounts.store.ts';
import { takeChallenge } from './security.store.ts';
import { forgotPassword } from './use-cases/forgot-password.ts';
import { login } from './use-cases/login.ts';
import { register } from './use-cases/register.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import type { StartedSession } from './use-cases/start-session.ts';

export function accountsRoutes(app: App) {
  const router = createRouter();
  const give = (c: RouteContext, session: StartedSession) => giveSignIn(c, session);

  router.openapi(contract.register, async (c) => {
    const { user, session } = await register(app, c.req.valid('json'), signInSource(c));
    give(c, session);
    return c.json(presentOwnUser(user, app.config), 201);
  });

  router.openapi(contract.login, async (c) => {
    const answer = await login(app, c.req.valid('json'), signInSource(c));
    if ('ticket' in answer) {
      giveCookie(c, 'ticket', answer.ticket, { maxAge: 600 });
      throw refuse('second_step', { body: { ticket: answer.ticket }, about: answer.userId });
    }
    takeLanguage(c, answer.user.language);
    give(c, answer.session);
    return c.json(presentOwnUser(answer.user, app.config), 200);
  });

  router.openapi(contract.currentUser, async (c) => {
    const person = await personOf(c);
    const user = await findUser(app.database, person.id);
    if (!user) throw refuse('not_signed_in');
    const admin = person.actingId == null ? undefined : await findUser(app.database, person.actingId);
    return c.json(presentOwnUser(user, app.config, admin?.username), 200);
  });

  router.openapi(contract.logout, async (c) => {
    const token = c.get('sessionToken');
    // Afterwards the owner is no longer known.
    await actorOf(c);
    if (token) await deleteSession(app.database, hashToken(token));
    takeCookie(c, 'session');
    // Whoever logs out while they are signed in as somebody is gone, too.
    const own = ownCookie(c, 'admin');
    takeCookie(c, 'admin');
    if (own) await deleteSession(app.database, hashToken(own));
    const keepTicket = ownCookie(c, 'keep');
    if (keepTicket) {
      await takeChallenge(app.database, hashToken(keepTicket));
      takeCookie(c, 'keep');
    }
    // What the browser keeps for when there is no connection is nobody else's.
    c.header('Clear-Site-Data', '"storage"');
    return c.body(null, 204);
  });

  router.openapi(contract.forgotPassword, async (c) => {
    c.set('account', await forgotPassword(app, c.req.valid('json'), signInSource(c)));
    return c.body(null, 204);
  });

  router.openapi(contract.resetPassword, async (c) => {
    c.set('account', await resetPassword(app, c.req.valid('json'), signInSource(c)));
    return c.body(null, 204);
  });

  router.openapi(contract.listSessions, async (c) => {
    const person = await personOf(c);
    const current = hashToken(c.get('sessionToken'));
    const rows = await listSessionsOf(app.database, person.id, app.clock.now());
    const shown = rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
      id,
      device,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
      current: tokenHash === current,
    }));
    return c.json(shown, 200);
  });

  router.openapi(contract.endSession, async (c) => {
    const person = await freshPersonOf(c);
    const ended = await deleteOwnSession(app.database, person.id, c.req.valid('param').sessionId);
    if (!ended) throw refuse('not_found');
    return c.body(null, 204);
  });

  return router;
}

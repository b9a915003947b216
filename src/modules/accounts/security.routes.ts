import type { App } from '#platform/app';
import {
  createRouter,
  cutPage,
  freshPersonOf,
  giveSignIn,
  ownCookie,
  ownPersonOf,
  personOf,
  readPage,
  signInSource,
  sessionOf,
  takeCookie,
  takeLanguage,
} from '#platform/http';
import * as contract from './security.contract.ts';
import { listSecurityEvents as listEvents } from './security-events.contract.ts';
import { listSecurityEvents } from './security-events.store.ts';
import { presentOwnUser, presentSecurity, presentSecurityEvent } from './accounts.present.ts';
import { deleteSessionsOf, markSessionConfirmed } from './sessions.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { deleteEmailChange, readSecurity } from './security.store.ts';
import { changeEmail } from './use-cases/change-email.ts';
import { changePassword } from './use-cases/change-password.ts';
import { confirmPassword } from './use-cases/confirm-password.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { disputePassword } from './use-cases/dispute-password.ts';
import { passSecondStep } from './use-cases/pass-second-step.ts';
import { resendVerifyLink, verifyEmail } from './use-cases/verify-email.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
} from './use-cases/set-up-second-step.ts';

/** How an account is kept: its password, address, second step and sessions. */
export function securityRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.getSecurity, async (c) => {
    const person = await personOf(c);
    const [kept, passkeys] = await Promise.all([
      readSecurity(app.database, person.id, app.clock.now()),
      listPasskeys(app.database, person.id),
    ]);
    return c.json(presentSecurity(kept, passkeys, person), 200);
  });

  router.openapi(listEvents, async (c) => {
    const person = await personOf(c);
    const page = readPage(c.req.valid('query'));
    const rows = await listSecurityEvents(app.database, { userId: person.id }, page);
    const shown = cutPage(c, rows, page, ({ at, id }) => ({ at, id }));
    return c.json(
      shown.map((row) => presentSecurityEvent(row, person.sessionId)),
      200,
    );
  });

  router.openapi(contract.changePassword, async (c) => {
    const person = await ownPersonOf(c);
    await changePassword(app, person, { ...c.req.valid('json'), session: sessionOf(c).tokenHash });
    return c.body(null, 204);
  });

  router.openapi(contract.confirmPassword, async (c) => {
    const person = await ownPersonOf(c);
    await confirmPassword(app, person, c.req.valid('json').password);
    await markSessionConfirmed(app.database, sessionOf(c).tokenHash, { now: app.clock.now() });
    return c.body(null, 204);
  });

  router.openapi(contract.changeEmail, async (c) => {
    await changeEmail(app, await ownPersonOf(c), c.req.valid('json'));
    return c.body(null, 204);
  });

  router.openapi(contract.keepEmail, async (c) => {
    await deleteEmailChange(app.database, (await ownPersonOf(c)).id);
    return c.body(null, 204);
  });

  router.openapi(contract.confirmEmail, async (c) => {
    c.set('account', await confirmEmail(app, c.req.valid('json').token, signInSource(c)));
    return c.body(null, 204);
  });

  router.openapi(contract.verifyEmail, async (c) => {
    c.set('account', await verifyEmail(app, c.req.valid('json').token, signInSource(c)));
    return c.body(null, 204);
  });

  router.openapi(contract.disputePassword, async (c) => {
    c.set('account', await disputePassword(app, c.req.valid('json').token, signInSource(c)));
    return c.body(null, 204);
  });

  router.openapi(contract.resendVerifyLink, async (c) => {
    await resendVerifyLink(app, await ownPersonOf(c));
    return c.body(null, 204);
  });

  router.openapi(contract.endOtherSessions, async (c) => {
    const person = await freshPersonOf(c);
    await deleteSessionsOf(app.database, person.id, sessionOf(c).tokenHash);
    return c.body(null, 204);
  });

  router.openapi(contract.beginSecondStep, async (c) => {
    const person = await ownPersonOf(c);
    return c.json(await beginSecondStep(app, person, c.req.valid('json').password), 200);
  });

  router.openapi(contract.confirmSecondStep, async (c) => {
    const person = await ownPersonOf(c);
    const given = { code: c.req.valid('json').code, session: sessionOf(c).tokenHash };
    return c.json({ recoveryCodes: await confirmSecondStep(app, person, given) }, 200);
  });

  router.openapi(contract.renewRecoveryCodes, async (c) => {
    const person = await ownPersonOf(c);
    return c.json({ recoveryCodes: await renewRecoveryCodes(app, person, c.req.valid('json').password) }, 200);
  });

  router.openapi(contract.endSecondStep, async (c) => {
    await endSecondStep(app, await ownPersonOf(c), c.req.valid('json').password);
    return c.body(null, 204);
  });

  router.openapi(contract.passSecondStep, async (c) => {
    const { code, ticket = ownCookie(c, 'ticket') ?? '' } = c.req.valid('json');
    const { user, session } = await passSecondStep(app, { code, ticket }, signInSource(c));
    takeCookie(c, 'ticket');
    takeLanguage(c, user.language);
    giveSignIn(c, session);
    return c.json(presentOwnUser(user, app.config), 200);
  });

  return router;
}

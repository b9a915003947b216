import type { App } from '#platform/app';
import { refuse } from '#kernel/refusal';
import {
  createRouter,
  freshPersonOf,
  giveSignIn,
  ownPersonOf,
  sessionOf,
  signInSource,
  takeLanguage,
} from '#platform/http';
import * as contract from './passkeys.contract.ts';
import { presentOwnUser, presentPasskey } from './accounts.present.ts';
import { renamePasskey } from './passkeys.store.ts';
import { addPasskey, prepareNewPasskey, removePasskey } from './use-cases/change-passkeys.ts';
import { loginWithPasskey, preparePasskeyLogin } from './use-cases/login-with-passkey.ts';

/** Keys that devices keep, for signing in without a password. */
export function passkeysRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.newPasskeyOptions, async (c) => {
    const person = await ownPersonOf(c);
    return c.json(await prepareNewPasskey(app, person, c.req.valid('json').password), 200);
  });

  router.openapi(contract.addPasskey, async (c) => {
    const person = await ownPersonOf(c);
    const given = { ...c.req.valid('json'), session: sessionOf(c).tokenHash };
    return c.json(presentPasskey(await addPasskey(app, person, given)), 201);
  });

  router.openapi(contract.renamePasskey, async (c) => {
    const person = await ownPersonOf(c);
    const { passkeyId } = c.req.valid('param');
    const row = await renamePasskey(app.database, person.id, passkeyId, c.req.valid('json').name);
    if (!row) throw refuse('not_found');
    return c.json(presentPasskey(row), 200);
  });

  router.openapi(contract.removePasskey, async (c) => {
    await removePasskey(app, await freshPersonOf(c), c.req.valid('param').passkeyId);
    return c.body(null, 204);
  });

  router.openapi(contract.passkeyLoginOptions, async (c) =>
    c.json(await preparePasskeyLogin(app, signInSource(c)), 200),
  );

  router.openapi(contract.loginWithPasskey, async (c) => {
    const { user, session } = await loginWithPasskey(app, c.req.valid('json').credential, signInSource(c));
    takeLanguage(c, user.language);
    giveSignIn(c, session);
    return c.json(presentOwnUser(user, app.config), 200);
  });

  return router;
}

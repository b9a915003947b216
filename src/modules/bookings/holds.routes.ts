import { refuse } from '#kernel/refusal';
import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { actorOf, createRouter, giveCookie, ownCookie, type RouteContext } from '#platform/http';
import { createToken, hashToken } from '#platform/tokens';
import * as contract from './bookings.contract.ts';
import { deleteHold } from './holds.store.ts';
import { findOwnHold as findHold } from './use-cases/find-own-hold.ts';
import { holdTime } from './use-cases/hold-time.ts';

const tokenText = /^[A-Za-z0-9_-]{43}$/;

/** The token of the browser's hold, if it has a cookie of ours. */
function tokenOf(c: RouteContext): string | undefined {
  const token = ownCookie(c, 'hold');
  return token && tokenText.test(token) ? token : undefined;
}

/** The hash of the token of the browser's hold, as use cases take it. */
export function holdTokenHash(c: RouteContext): string | undefined {
  const token = tokenOf(c);
  return token && hashToken(token);
}

/** The hold that the asker's cookie speaks of: its time is free for them. Answers availability's port. */
export function findOwnHold(app: App, c: RouteContext): Promise<number | undefined> {
  return findHold(app, holdTokenHash(c));
}

export function holdsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.createHold, async (c) => {
    const token = tokenOf(c) ?? createToken();
    const asker = { actor: await actorOf(c), address: c.get('address'), tokenHash: hashToken(token) };
    const { id, expiresAt } = await holdTime(app, asker, c.req.valid('json'));
    giveCookie(c, 'hold', token, { until: expiresAt });
    return c.json({ id, expiresAt: formatInstant(expiresAt) }, 201);
  });

  router.openapi(contract.releaseHold, async (c) => {
    const tokenHash = holdTokenHash(c);
    const { holdId } = c.req.valid('param');
    const released = tokenHash && (await deleteHold(app.database, holdId, tokenHash, app.clock.now()));
    if (!released) throw refuse('not_found');
    return c.body(null, 204);
  });

  return router;
}

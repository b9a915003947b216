import type { App } from '#platform/app';
import { findHoldOf } from '../holds.store.ts';

/** The id of the hold that a cookie speaks of: its time is free for whoever has the cookie. */
export async function findOwnHold(app: App, tokenHash: string | undefined): Promise<number | undefined> {
  return tokenHash === undefined ? undefined : findHoldOf(app.database, tokenHash, app.clock.now());
}

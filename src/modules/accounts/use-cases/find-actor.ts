import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import { hashToken } from '#platform/tokens';
import { findPerson } from '../accounts.store.ts';

/** Who holds this session token, if it still counts. */
export function findActor(app: App, token: string): Promise<Actor> {
  return findPerson(app.database, hashToken(token), app.clock.now());
}

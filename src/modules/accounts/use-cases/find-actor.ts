import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import { hashToken } from '#platform/tokens';
import { findPerson, markSessionSeen } from '../sessions.store.ts';

/** Who holds this session token, if it still counts; about once an hour it is written down that it was seen. */
export async function findActor(app: App, token: string): Promise<Actor> {
  const tokenHash = hashToken(token);
  const now = app.clock.now();
  const holder = await findPerson(app.database, tokenHash, now);
  if (!holder) return undefined;
  const { stale, ...person } = holder;
  if (stale) await markSessionSeen(app.database, tokenHash, now);
  return person;
}

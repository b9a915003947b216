import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createActingToken, hashToken } from '#platform/tokens';
import { deleteSession, insertActingSession } from '../sessions.store.ts';
import { findUser } from '../accounts.store.ts';

const minutes = 60;

/**
 * Lets an admin be signed in as somebody, for an hour and no longer than the session they ask from. Refuses `person_gone`
 * for whoever is leaving or suspended.
 */
export async function beginActing(
  app: App,
  transaction: Executor,
  { userId, ...by }: { readonly userId: number; readonly actingId: number; readonly begunIn: string },
): Promise<{ token: string; expiresAt: number }> {
  const token = createActingToken();
  const createdAt = app.clock.now();
  const expiresAt = createdAt + minutes * 60_000;
  const session = { tokenHash: hashToken(token), userId, ...by, device: 'Uli', createdAt, expiresAt };
  if (await insertActingSession(transaction, session)) return { token, expiresAt };
  throw refuse((await findUser(transaction, userId))?.absent === false ? 'not_signed_in' : 'person_gone');
}

/** Ends such a session. */
export function endActing(transaction: Executor, token: string): Promise<void> {
  return deleteSession(transaction, hashToken(token));
}

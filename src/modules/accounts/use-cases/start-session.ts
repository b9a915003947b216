import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Entry } from '#platform/http';
import { createToken, hashToken } from '#platform/tokens';
import { findUser, insertSession } from '../accounts.store.ts';
import { insertChallenge } from '../security.store.ts';

const sessionDays = 60;
const keepMinutes = 60;

export type StartedSession = Entry;

interface NewSession {
  readonly userId: number;
  readonly device?: string | undefined;
  /** Whether what the transaction does must outlive a power cut. Whoever only signs in would sign in again. */
  readonly lasting: boolean;
}

/** Signs a person in: every sign-in has a token of its own. Whoever is leaving gets no session but a ticket to staying. */
export async function startSession(
  app: App,
  executor: Executor,
  { userId, device, lasting }: NewSession,
): Promise<StartedSession> {
  const token = createToken();
  const createdAt = app.clock.now();
  const expiresAt = createdAt + sessionDays * 86_400_000;
  const session = { tokenHash: hashToken(token), userId, device: device?.slice(0, 200), createdAt, expiresAt };
  if (await insertSession(executor, session, lasting)) return { token, expiresAt };
  const leavesAt = (await findUser(executor, userId))?.leavesAt ?? createdAt;
  const until = createdAt + keepMinutes * 60_000;
  await insertChallenge(executor, { hash: hashToken(token), purpose: 'keep_account', userId, expiresAt: until });
  return { token, expiresAt: until, leavesAt };
}

import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createToken, hashToken } from '#platform/tokens';
import { insertSession } from '../accounts.store.ts';

const sessionDays = 60;

export interface StartedSession {
  readonly token: string;
  readonly expiresAt: number;
}

interface NewSession {
  readonly userId: number;
  readonly device?: string | undefined;
  /** Whether what the transaction does must outlive a power cut. Whoever only signs in would sign in again. */
  readonly lasting: boolean;
}

/** Signs a person in: every sign-in has a token of its own. */
export async function startSession(
  app: App,
  executor: Executor,
  { userId, device, lasting }: NewSession,
): Promise<StartedSession> {
  const token = createToken();
  const createdAt = app.clock.now();
  const expiresAt = createdAt + sessionDays * 86_400_000;
  const session = { tokenHash: hashToken(token), userId, device: device?.slice(0, 200), createdAt, expiresAt };
  await insertSession(executor, session, lasting);
  return { token, expiresAt };
}

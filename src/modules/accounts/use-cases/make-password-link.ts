import type { App } from '#platform/app';
import { createToken, hashToken } from '#platform/tokens';
import { putPasswordReset } from '../password-resets.store.ts';
import { deleteSessionsOf } from '../sessions.store.ts';

const linkMinutes = 60;

/**
 * A link with which an account's owner chooses a password, once: for the operator, who opened the account for them. The session
 * that started with the account ends, because no browser holds it.
 */
export async function makePasswordLink(app: App, userId: number): Promise<{ url: string; minutes: number }> {
  const token = createToken();
  const expiresAt = app.clock.now() + linkMinutes * 60_000;
  await putPasswordReset(app.database, { tokenHash: hashToken(token), userId, expiresAt });
  await deleteSessionsOf(app.database, userId);
  return { url: `${app.config.url}/auth/reset?token=${token}`, minutes: linkMinutes };
}

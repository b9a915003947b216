import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#platform/app';
import { createToken, hashToken } from '#platform/tokens';
import type { AccountPasswordResetAsked } from '../accounts.events.ts';
import { putPasswordReset } from '../password-resets.store.ts';
import { findUserByName } from '../accounts.store.ts';

const linkMinutes = 60;
const perEmail = { name: 'forgot_email', points: 5, altogether: 15, seconds: 3600 };
const perAddress = { name: 'forgot_address', points: 20, seconds: 3600 };
/** Every answer takes this long: far more than writing the mail does, so that time does not tell who has an account. */
const answerMilliseconds = 400;

/** Mails a link for a new password, if the address is known; nobody can tell from the answer or its time. Answers whose it is. */
export async function forgotPassword(
  app: App,
  input: { email: string },
  from: { address: string },
): Promise<number | undefined> {
  await app.limits.spend(perAddress, from.address);
  await app.limits.spendName(perEmail, input.email, from.address);
  const [userId] = await Promise.all([sendLink(app, input.email), pause(answerMilliseconds)]);
  return userId;
}

async function sendLink(app: App, email: string): Promise<number | undefined> {
  const user = await findUserByName(app.database, email);
  if (!user) return undefined;
  const token = createToken();
  const expiresAt = app.clock.now() + linkMinutes * 60_000;
  await app.database.transaction(async (transaction) => {
    await putPasswordReset(transaction, { tokenHash: hashToken(token), userId: user.id, expiresAt });
    const { id: userId, fullName, language } = user;
    const asked = { userId, fullName, email: user.email, language, token, expiresAt };
    await app.events.record<AccountPasswordResetAsked>(transaction, 'account.password_reset_asked', asked);
  });
  return user.id;
}

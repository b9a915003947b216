import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { SignInSource } from '#platform/http';
import { createToken, deviceOfMarks, hashToken } from '#platform/tokens';
import type { AccountPasswordResetAsked } from '../accounts.events.ts';
import { putPasswordReset } from '../password-resets.store.ts';
import { findUserByName, type UserRow } from '../accounts.store.ts';

const linkMinutes = 60;
/** Of one address of an account, by whoever asks from one network address. */
const perPair = { name: 'forgot_email', points: 5, seconds: 3600 };
const perAddress = { name: 'forgot_address', points: 20, seconds: 3600 };
/** Mails to one account; no more are sent, and the link of the latest goes on working. */
const mailsToAccount = { name: 'forgot_account', points: 5, seconds: 3600 };
/** The same, asked for in a browser that signed in to the account before: strangers use up none of these. */
const mailsToDevice = { name: 'forgot_device', points: 3, seconds: 3600 };
/**
 * Mails to an account whose address has not been verified: one an hour, as the meter lets five mails an hour go there. Its link
 * works for that hour.
 */
const mailsToUnverified = { name: 'forgot_unverified', points: 1, seconds: 3600 };
/** Every answer takes this long: far more than writing the mail does, so that time does not tell who has an account. */
const answerMilliseconds = 400;

/**
 * Mails a link for a new password, if the address is known; nobody can tell from the answer or its time. Only the latest link
 * works. What strangers ask for never keeps the owner from a link that works. Answers whose it is.
 */
export async function forgotPassword(
  app: App,
  { email }: { email: string },
  from: SignInSource,
): Promise<number | undefined> {
  await app.limits.spend(perAddress, from.address);
  await app.limits.spend(perPair, hashToken(`${email.toLowerCase()} ${from.address}`));
  const [userId] = await Promise.all([sendLink(app, email, from), pause(answerMilliseconds)]);
  return userId;
}

async function sendLink(app: App, email: string, { deviceMarks = '' }: SignInSource): Promise<number | undefined> {
  const user = await findUserByName(app.database, email);
  if (!user) return undefined;
  const device = deviceOfMarks(app.secret, deviceMarks, user.id);
  if (!(await mayMail(app, user, device))) return user.id;
  await app.database.transaction((transaction) => sendResetLink(app, transaction, user));
  return user.id;
}

/** Mails the link with which the owner of an account sets a new password; a former link is worthless from then on. */
export async function sendResetLink(app: App, transaction: Executor, user: UserRow): Promise<void> {
  const token = createToken();
  const expiresAt = app.clock.now() + linkMinutes * 60_000;
  const { id: userId, fullName, email, language } = user;
  await putPasswordReset(transaction, { tokenHash: hashToken(token), userId, expiresAt });
  const asked = { userId, fullName, email, language, token, expiresAt };
  await app.events.record<AccountPasswordResetAsked>(transaction, 'account.password_reset_asked', asked);
}

async function mayMail(app: App, { id, emailVerifiedAt }: UserRow, device: string | undefined): Promise<boolean> {
  try {
    if (emailVerifiedAt === null) await app.limits.spend(mailsToUnverified, String(id));
    else await (device ? app.limits.spend(mailsToDevice, device) : app.limits.spend(mailsToAccount, String(id)));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

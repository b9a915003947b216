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
/** Per address of an account and network address. */
const perPair = { name: 'forgot_email', points: 5, seconds: 3600 };
const perAddress = { name: 'forgot_address', points: 20, seconds: 3600 };
/** Mails per account; beyond it no more are sent, and the latest link keeps working. */
const mailsToAccount = { name: 'forgot_account', points: 5, seconds: 3600 };
/** The same for a browser that has signed in to the account before: strangers cannot use it up. */
const mailsToDevice = { name: 'forgot_device', points: 3, seconds: 3600 };
/**
 * Mails to an account whose address has not been verified: one an hour, as the meter lets five mails an hour go there. Its link
 * works for that hour.
 */
const mailsToUnverified = { name: 'forgot_unverified', points: 1, seconds: 3600 };
/** Every answer takes this long: far more than writing the mail does, so that time does not tell who has an account. */
const answerMilliseconds = 400;

/**
 * Mails a link for a new password, if the address is known; neither the response nor its timing reveals whether it is. Only the
 * latest link works, and requests by strangers never leave the owner without one. Returns the owner.
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

/** Mails the link with which the account owner sets a new password; it invalidates the previous link. */
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

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createToken, hashToken } from '#platform/tokens';
import type { AccountEmailConfirmed, AccountEmailVerificationAsked } from '../accounts.events.ts';
import { findUser, type UserRow } from '../accounts.store.ts';
import { putMailedLink, takeVerifyLink, verifyAddressOf } from '../mailed-links.store.ts';

const linkHours = 24;
const perPerson = { name: 'verify_email_resend', points: 5, seconds: 3600 };
const perAddress = { name: 'verify_email', points: 30, seconds: 900 };

/** Refuses `email_unverified` for an account whose address is not verified. */
export function checkEmailVerified({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): void {
  if (emailVerifiedAt === null) throw refuse('email_unverified');
}

/** Mails the link that verifies an account's address; it invalidates the previous link. */
export async function sendVerifyLink(
  app: App,
  transaction: Executor,
  { id: userId, username, fullName, language, email }: UserRow,
): Promise<void> {
  const token = createToken();
  const createdAt = app.clock.now();
  const expiresAt = createdAt + linkHours * 3_600_000;
  const link = { tokenHash: hashToken(token), purpose: 'verify_email', userId, email, createdAt, expiresAt } as const;
  await putMailedLink(transaction, link);
  const asked = { username, fullName, language, email, token, expiresAt };
  await app.events.record<AccountEmailVerificationAsked>(transaction, 'account.email_verification_asked', asked);
}

/** Mails that link again on request; nothing is sent once the address is verified. Refuses `too_many_tries`. */
export async function resendVerifyLink(app: App, person: Person): Promise<void> {
  await app.limits.spend(perPerson, String(person.id));
  await app.database.transaction(async (transaction) => {
    const user = await findUser(transaction, person.id);
    if (user && user.emailVerifiedAt === null) await sendVerifyLink(app, transaction, user);
  });
}

/** Verifies an account's address by the token of its link; returns the owner. Refuses `verify_link_used` for any other token. */
export async function verifyEmail(app: App, token: string, from: { address: string }): Promise<number> {
  await app.limits.spend(perAddress, from.address);
  return app.database.transaction(async (transaction) => {
    const userId = await takeVerifyLink(transaction, hashToken(token), app.clock.now());
    if (userId === undefined) throw refuse('verify_link_used');
    await app.events.record<AccountEmailConfirmed>(transaction, 'account.email_confirmed', { userId });
    return userId;
  });
}

/** Marks an account's address as verified, and records the event. */
export async function proveAddress(app: App, transaction: Executor, userId: number): Promise<void> {
  await verifyAddressOf(transaction, userId, app.clock.now());
  await app.events.record<AccountEmailConfirmed>(transaction, 'account.email_confirmed', { userId });
}

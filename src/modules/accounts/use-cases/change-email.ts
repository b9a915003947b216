import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { createToken, hashToken } from '#platform/tokens';
import type { AccountEmailChangeAsked, AccountSecurityChanged } from '../accounts.events.ts';
import { findUserByName, type UserRow } from '../accounts.store.ts';
import { putEmailChange } from '../security.store.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';

const linkHours = 24;
const perPerson = { name: 'change_email', points: 5, seconds: 3600 };
/** Far more than writing the mail takes, so that time does not tell who has an account. */
const answerMilliseconds = 400;

/**
 * Mails a link to a wished address; the account keeps its own until the link is used, and whoever reads the present one is told
 * at once, while they can still do something. Nobody learns whose address it is.
 */
export async function changeEmail(app: App, person: Person, input: { email: string; password: string }): Promise<void> {
  const user = await confirmPassword(app, person, input.password);
  await app.limits.spend(perPerson, String(person.id));
  await Promise.all([sendLink(app, user, input.email), pause(answerMilliseconds)]);
}

async function sendLink(app: App, user: UserRow, email: string): Promise<void> {
  const { id: userId, fullName, language, passwordHash } = user;
  const token = createToken();
  const expiresAt = app.clock.now() + linkHours * 3_600_000;
  const holder = await findUserByName(app.database, email);
  await app.database.transaction(async (transaction) => {
    const wish = { userId, email, tokenHash: hashToken(token), expiresAt, passwordHash };
    if (!(await putEmailChange(transaction, wish))) throw wrongPassword();
    const told = { change: 'email_asked', fullName, language, email: user.email, wished: email } as const;
    await app.events.record<AccountSecurityChanged>(transaction, 'account.security_changed', told);
    if (holder && holder.id !== userId) return;
    const asked = { fullName, language, email, token, expiresAt };
    await app.events.record<AccountEmailChangeAsked>(transaction, 'account.email_change_asked', asked);
  });
}

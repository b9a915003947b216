import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { createToken, hashToken } from '#platform/tokens';
import type { AccountEmailChangeAsked } from '../accounts.events.ts';
import { findUserByName } from '../accounts.store.ts';
import { putEmailChange } from '../security.store.ts';
import { confirmPassword } from './confirm-password.ts';

const linkHours = 24;
const perPerson = { name: 'change_email', points: 5, seconds: 3600 };
/** Far more than writing the mail takes, so that time does not tell who has an account. */
const answerMilliseconds = 400;

/** Mails a link to a wished address; the account keeps its own until the link is used. Nobody learns whose address it is. */
export async function changeEmail(app: App, person: Person, input: { email: string; password: string }): Promise<void> {
  const { fullName, language } = await confirmPassword(app, person, input.password);
  await app.limits.spend(perPerson, String(person.id));
  await Promise.all([
    sendLink(app, { userId: person.id, fullName, language, email: input.email }),
    pause(answerMilliseconds),
  ]);
}

async function sendLink(
  app: App,
  wish: { userId: number; fullName: string; language: string; email: string },
): Promise<void> {
  const { userId, fullName, language, email } = wish;
  const token = createToken();
  const expiresAt = app.clock.now() + linkHours * 3_600_000;
  const holder = await findUserByName(app.database, email);
  await app.database.transaction(async (transaction) => {
    await putEmailChange(transaction, { userId, email, tokenHash: hashToken(token), expiresAt });
    if (holder && holder.id !== userId) return;
    const asked = { fullName, language, email, token, expiresAt };
    await app.events.record<AccountEmailChangeAsked>(transaction, 'account.email_change_asked', asked);
  });
}

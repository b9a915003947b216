import { readerLocale, tagOf } from '#kernel/language';
import { canonicalTimeZone } from '#kernel/time';
import { Refusal, refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { SignInSource } from '#platform/http';
import { translator } from '#platform/messages';
import type { AccountRegistered } from '../accounts.events.ts';
import { insertUser, type UserRow } from '../accounts.store.ts';
import { readSiteSettings } from '../site.store.ts';
import { isReservedWord, trialFrom } from '../rules/index.ts';
import { hashChosenPassword } from './choose-password.ts';
import { startSession, type StartedSession } from './start-session.ts';
import { sendVerifyLink } from './verify-email.ts';

export interface Registration {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly accountType?: 'personal' | 'business';
  readonly profession?: string;
  readonly timeZone?: string;
  /** The series of visits whose link opens the account. */
  readonly claims?: number;
  /** Whether the address is already verified, for instance by a mailed link. */
  readonly emailVerified?: boolean;
}

/** For answers that an address already has an account (decision 72). */
const takenPerAddress = { name: 'register_taken', points: 5, seconds: 3600 };
const perAddress = { name: 'register_address', points: 20, seconds: 3600 };

/**
 * Opens an account and signs its owner in. A professional's free week begins at once. What `also` does belongs to the account
 * from the beginning: where it is refused, there is no account.
 */
export async function register(
  app: App,
  input: Registration,
  from: SignInSource & { readonly isOperator?: boolean },
  also?: (transaction: Executor, userId: number) => Promise<void>,
): Promise<{ user: UserRow; session: StartedSession }> {
  await app.limits.spend(perAddress, from.address);
  const { registrationsOpen } = await readSiteSettings(app.database);
  // Whoever runs the server may always open an account.
  if (!registrationsOpen && !from.isOperator) throw refuse('registrations_closed');
  const t = translator();
  const taken = { username: t('refusal.username_taken'), email: t('refusal.email_taken') };
  if (isReservedWord(input.username)) throw refuse('username_taken', { fields: { username: taken.username } });
  const passwordHash = await hashChosenPassword(input.password, input);
  const now = app.clock.now();
  // The operator vouches for an address that they enter themselves (decision 82).
  const verified = input.emailVerified === true || from.isOperator === true;
  const offers = input.accountType === 'business' || Boolean(input.profession);
  // Before it is known whether the address is taken: beyond the limit a free one is answered alike.
  await app.limits.spend(takenPerAddress, from.address);
  const notTaken = () => app.limits.giveBack(takenPerAddress, from.address);
  const opened = app.database.transaction(async (transaction) => {
    const user = await insertUser(
      transaction,
      {
        fullName: input.fullName,
        username: input.username,
        email: input.email,
        emailVerifiedAt: verified ? now : null,
        passwordHash,
        accountType: input.accountType ?? 'personal',
        profession: input.profession || null,
        timeZone: canonicalTimeZone(input.timeZone ?? '') ?? 'UTC',
        language: tagOf(readerLocale()),
        createdAt: now,
        ...(offers && trialFrom(now)),
      },
      taken,
    );
    const registered = { userId: user.id, offers, claims: input.claims };
    await app.events.record<AccountRegistered>(transaction, 'account.registered', registered);
    if (!verified) await sendVerifyLink(app, transaction, user);
    await also?.(transaction, user.id);
    const session = await startSession(app, transaction, { userId: user.id, from, lasting: true });
    return { user, session };
  });
  try {
    const account = await opened;
    await notTaken();
    return account;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'email_taken')) await notTaken();
    throw error;
  }
}

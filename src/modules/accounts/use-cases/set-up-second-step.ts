import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { codeAddress, createCodeSecret, createRecoveryCode, stepOfCode } from '#platform/one-time-codes';
import { qrSvg } from '#platform/qr';
import { hashCode, seal, unseal } from '#platform/tokens';
import { translator } from '#platform/messages';
import type { AccountSecurityChanged, SecurityChange } from '../accounts.events.ts';
import { findUser } from '../accounts.store.ts';
import {
  confirmStep,
  deleteStep,
  findStepSecret,
  putUnconfirmedStep,
  readSecurity,
  replaceRecoveryCodes,
} from '../security.store.ts';
import { markSessionConfirmed } from '../sessions.store.ts';
import { checkMayChangeFactors } from './check-may-change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { checkEmailVerified } from './verify-email.ts';

/** What the secrets of second steps are sealed for. */
export const sealedFor = 'second step';
const codesAtOnce = 10;
const perPerson = { name: 'confirm_second_step', points: 10, seconds: 900 };

/** Hands out a fresh secret for an authenticator app; until a first code has confirmed it, nothing changes. */
export async function beginSecondStep(app: App, person: Person, password: string) {
  const user = await confirmPassword(app, person, password);
  await checkMayChangeFactors(app.database, person);
  checkEmailVerified(user);
  const secret = createCodeSecret();
  const begun = await putUnconfirmedStep(app.database, person.id, seal(app.secret, sealedFor, secret));
  if (!begun) throw refuse('second_step_on');
  const address = codeAddress(secret, user.username, 'Uli');
  return { secret, address, qr: qrSvg(address) };
}

/** Turns the second step on, and marks this session as started with one; returns the recovery codes, shown only once. */
export async function confirmSecondStep(
  app: App,
  person: Person,
  { code: typed, session }: { readonly code: string; readonly session: string },
): Promise<string[]> {
  await app.limits.spend(perPerson, String(person.id));
  const now = app.clock.now();
  return app.database.transaction(async (transaction) => {
    await checkMayChangeFactors(transaction, person);
    const secret = await findStepSecret(transaction, person.id, false);
    const opened = secret && unseal(app.secret, sealedFor, secret);
    if (!secret || !opened) throw refuse('second_step_not_begun');
    const step = stepOfCode(opened, typed.replaceAll(' ', ''), now);
    if (step === undefined) throw wrongCode();
    if (!(await confirmStep(transaction, person.id, { secret, step, now }))) throw refuse('second_step_not_begun');
    await markSessionConfirmed(transaction, session, { now, factor: 'second_step' });
    await tell(app, transaction, person, 'second_step_on');
    return giveRecoveryCodes(app, transaction, person.id);
  });
}

/** New codes in place of the old ones. */
export async function renewRecoveryCodes(app: App, person: Person, password: string): Promise<string[]> {
  await confirmPassword(app, person, password);
  await checkMayChangeFactors(app.database, person);
  return app.database.transaction(async (transaction) => {
    const { secondStep } = await readSecurity(transaction, person.id, app.clock.now());
    if (!secondStep) throw refuse('second_step_not_begun');
    return giveRecoveryCodes(app, transaction, person.id);
  });
}

/** The password alone signs in again. */
export async function endSecondStep(app: App, person: Person, password: string): Promise<void> {
  await confirmPassword(app, person, password);
  await checkMayChangeFactors(app.database, person);
  await app.database.transaction(async (transaction) => {
    if (await deleteStep(transaction, person.id)) await tell(app, transaction, person, 'second_step_off');
  });
}

export function wrongCode(about?: number) {
  return refuse('wrong_code', { fields: { code: translator()('refusal.wrong_code') }, about });
}

/** Tells a person by mail what became different about how their account is kept. */
export async function tell(app: App, transaction: Executor, { id }: Person, change: SecurityChange): Promise<void> {
  const user = await findUser(transaction, id);
  if (!user) return;
  const { fullName, language, email } = user;
  const changed = { change, fullName, language, email };
  await app.events.record<AccountSecurityChanged>(transaction, 'account.security_changed', changed);
}

async function giveRecoveryCodes(app: App, transaction: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, createRecoveryCode);
  await replaceRecoveryCodes(
    transaction,
    userId,
    codes.map((code) => hashCode(app.secret, `${userId}:${code}`)),
  );
  return codes;
}

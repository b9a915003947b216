import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { SignInSource } from '#platform/http';
import { readRecoveryCode, stepOfCode } from '#platform/one-time-codes';
import { createToken, hashCode, hashToken, unseal } from '#platform/tokens';
import { findUser, type UserRow } from '../accounts.store.ts';
import {
  findChallenge,
  findStepSecret,
  insertTicket,
  takeChallenge,
  takeRecoveryCode,
  takeStep,
} from '../security.store.ts';
import { sealedFor, wrongCode } from './set-up-second-step.ts';
import { startSession, type StartedSession } from './start-session.ts';

const ticketMinutes = 10;
const perAccount = { name: 'second_step_account', points: 10, seconds: 900 };
const perAddress = { name: 'second_step_address', points: 100, seconds: 900 };

/** A ticket from the right password to the second step; undefined for whoever has none. Refused once another one counts. */
export async function openSecondStep(
  app: App,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): Promise<string | undefined> {
  if (!(await findStepSecret(app.database, userId, true))) return undefined;
  const ticket = createToken();
  const expiresAt = app.clock.now() + ticketMinutes * 60_000;
  const added = await insertTicket(app.database, { hash: hashToken(ticket), userId, expiresAt, passwordHash });
  if (!added) throw refuse('wrong_credentials');
  return ticket;
}

/** Signs in whoever has the ticket of a right password and a code of their app, or one of their recovery codes. */
export async function passSecondStep(
  app: App,
  input: { ticket: string; code: string },
  from: SignInSource,
): Promise<{ user: UserRow; session: StartedSession }> {
  await app.limits.spend(perAddress, from.address);
  const hash = hashToken(input.ticket);
  const challenge = await findChallenge(app.database, { hash, purpose: 'second_step', now: app.clock.now() });
  const userId = challenge?.userId;
  if (!userId) throw refuse('second_step_over');
  await app.limits.spend(perAccount, String(userId));
  const passed = await app.database.transaction(async (transaction) => {
    if (!(await takeCode(app, transaction, userId, input.code))) throw wrongCode(userId);
    if (!(await takeChallenge(transaction, hash))) throw refuse('second_step_over');
    const user = await findUser(transaction, userId);
    if (!user) throw refuse('second_step_over');
    const wanted = { userId, from, lasting: true, factor: 'second_step' } as const;
    return { user, session: await startSession(app, transaction, wanted) };
  });
  await app.limits.forget(perAccount, String(userId));
  return passed;
}

async function takeCode(app: App, transaction: Executor, userId: number, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(code)) {
    return takeRecoveryCode(transaction, userId, hashCode(app.secret, `${userId}:${readRecoveryCode(typed)}`));
  }
  const sealed = await findStepSecret(transaction, userId, true);
  const secret = sealed && unseal(app.secret, sealedFor, sealed);
  const step = secret ? stepOfCode(secret, code, app.clock.now()) : undefined;
  return step !== undefined && takeStep(transaction, userId, step);
}

import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findUserByName, type UserRow } from '../accounts.store.ts';
import { checkPassword } from '#platform/passwords';
import { openSecondStep } from './pass-second-step.ts';
import { startAtOnce, startSession, type StartedSession } from './start-session.ts';

const perName = { name: 'login_name', points: 10, altogether: 100, seconds: 900 };
const perAddress = { name: 'login_address', points: 100, seconds: 900 };

/** Lets a person try again at once under any of these names, from this address. */
export async function forgetLoginTries(app: App, names: readonly string[], address: string): Promise<void> {
  for (const name of names) await app.limits.forgetName(perName, name, address);
}

/** A person who is signed in, or the ticket to their second step. */
export type LoggedIn = { user: UserRow; session: StartedSession } | { ticket: string; userId: number };

/** Signs a person in by username or e-mail; a wrong name and a wrong password are told with the same words and time. */
export async function login(
  app: App,
  input: { username: string; password: string },
  from: { address: string; device?: string | undefined },
): Promise<LoggedIn> {
  await app.limits.spend(perAddress, from.address);
  await app.limits.spendName(perName, input.username, from.address);
  const user = await findUserByName(app.database, input.username);
  const right = await checkPassword(input.password, user?.passwordHash);
  if (!user || !right) throw refuse('wrong_credentials', { about: user?.id });
  await forgetLoginTries(app, [input.username], from.address);
  const { id: userId, passwordHash } = user;
  const wanted = { userId, device: from.device, lasting: false, passwordHash };
  // Most people have one step alone: whether that is so is asked by what signs them in, not before it.
  const session = await startAtOnce(app, wanted);
  if (session) return { user, session };
  const ticket = await openSecondStep(app, user);
  if (ticket) return { ticket, userId };
  return { user, session: await startSession(app, app.database, wanted) };
}

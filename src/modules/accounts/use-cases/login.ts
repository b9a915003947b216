import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { SignInSource } from '#platform/http';
import { findUserByName, type UserRow } from '../accounts.store.ts';
import { checkPassword } from '#platform/passwords';
import { countSignInTry, forgetSignInTry } from './count-sign-in-tries.ts';
import { openSecondStep } from './pass-second-step.ts';
import { startAtOnce, startSession, type StartedSession } from './start-session.ts';

/** A person who is signed in, or the ticket to their second step. */
export type LoggedIn = { user: UserRow; session: StartedSession } | { ticket: string; userId: number };

/**
 * Signs a person in by username or e-mail; a wrong name and a wrong password get the same text and timing. Refuses
 * `too_many_tries` and, if too many others wait, `busy`.
 */
export async function login(
  app: App,
  input: { username: string; password: string },
  from: SignInSource,
): Promise<LoggedIn> {
  const user = await findUserByName(app.database, input.username);
  await countSignInTry(app, { user, name: input.username }, from);
  const right = await checkPassword(input.password, user?.passwordHash);
  if (!user || !right) throw refuse('wrong_credentials', { about: user?.id });
  const { id: userId, passwordHash } = user;
  const wanted = { userId, from, lasting: false, passwordHash };
  // Most people have one step alone: whether that is so is asked by what signs them in, not before it.
  const [session] = await Promise.all([startAtOnce(app, wanted), forgetSignInTry(app, user, from)]);
  if (session) return { user, session };
  const ticket = await openSecondStep(app, user);
  if (ticket) return { ticket, userId };
  return { user, session: await startSession(app, app.database, wanted) };
}

import { refuse } from '#kernel/refusal';
import { formatLongDate } from '#kernel/visit-time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Entry, SignInSource } from '#platform/http';
import { createDeviceMark, createToken, hashToken } from '#platform/tokens';
import { insertSession } from '../sessions.store.ts';
import { findUser, type UserRow } from '../accounts.store.ts';
import { sessionEnd, type SessionFactor } from '../rules/index.ts';
import { insertChallenge } from '../security.store.ts';

const keepMinutes = 60;

export type StartedSession = Entry;

interface NewSession {
  readonly userId: number;
  /** Where the sign-in comes from; it ends the sessions that its browser held. */
  readonly from: Pick<SignInSource, 'device' | 'former'>;
  /** Whether what the transaction does must outlive a power cut. Whoever only signs in would sign in again. */
  readonly lasting: boolean;
  /** Of the password that they said; it must still count when the session begins. */
  readonly passwordHash?: string | undefined;
  /** The factor of the sign-in, if it is more than a password. */
  readonly factor?: SessionFactor;
}

/** Signs in whoever said their password and has no second step; undefined for everybody else, whatever the reason. */
export async function startAtOnce(app: App, wanted: NewSession): Promise<StartedSession | undefined> {
  const { token, deviceMark, session } = makeSession(app, wanted);
  const { lasting } = wanted;
  const added = await insertSession(app.database, session, { lasting, unlessStep: true });
  return added ? { token, deviceMark, expiresAt: session.expiresAt } : undefined;
}

function makeSession(app: App, { userId, from, passwordHash, factor = 'password' }: NewSession) {
  const token = createToken();
  const createdAt = app.clock.now();
  const expiresAt = sessionEnd(createdAt);
  const tokenHash = hashToken(token);
  const { device, former } = from;
  const named = { tokenHash, userId, device: device?.slice(0, 200), former, passwordHash, factor };
  const deviceMark = createDeviceMark(app.secret, userId);
  return { token, deviceMark, session: { ...named, createdAt, expiresAt } };
}

/**
 * Signs a person in: every sign-in has a token of its own. Whoever is leaving gets no session but a ticket to staying, and
 * whoever is suspended reads why and until when.
 */
export async function startSession(app: App, executor: Executor, wanted: NewSession): Promise<StartedSession> {
  const { userId, lasting, passwordHash } = wanted;
  const { token, deviceMark, session } = makeSession(app, wanted);
  const { createdAt, expiresAt } = session;
  if (await insertSession(executor, session, { lasting })) return { token, deviceMark, expiresAt };
  const user = await findUser(executor, userId);
  if (passwordHash !== undefined && user?.passwordHash !== passwordHash) throw refuse('wrong_credentials');
  if (user && user.suspendedAt !== null) throw suspended(user);
  const leavesAt = user?.leavesAt ?? createdAt;
  const until = createdAt + keepMinutes * 60_000;
  await insertChallenge(executor, { hash: hashToken(token), purpose: 'keep_account', userId, expiresAt: until });
  return { token, expiresAt: until, leavesAt };
}

function suspended({ id: about, suspendedUntil: until, suspensionReason, timeZone }: UserRow) {
  const reason = suspensionReason ?? '';
  const end = until === null ? '' : formatLongDate(until, timeZone);
  const body = { until: until === null ? null : new Date(until).toISOString(), reason };
  return refuse('account_suspended', { values: { ends: until === null ? 'no' : 'yes', end, reason }, body, about });
}

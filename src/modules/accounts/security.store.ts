import { and, count, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import { users } from './accounts.tables.ts';
import { challenges, emailChanges, passkeys, recoveryCodes, secondSteps } from './security.tables.ts';

/** What is done with a password that was right; it must still be the one that counts when it is written. */
interface WithPassword {
  readonly passwordHash: string;
}

const putWish = statement(
  'accounts.put_email_change',
  `INSERT INTO email_changes (user_id, email, token_hash, expires_at)
   SELECT users.id, $2, $3, $4 FROM users WHERE users.id = $1 AND users.password_hash = $5 FOR SHARE OF users
   ON CONFLICT (user_id) DO UPDATE
      SET email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at
   RETURNING user_id`,
);

/** Keeps a wished address until its owner answers; a former wish is forgotten. False when another password counts by now. */
export async function putEmailChange(
  executor: Executor,
  change: typeof emailChanges.$inferInsert & WithPassword,
): Promise<boolean> {
  const { userId, email, tokenHash, expiresAt, passwordHash } = change;
  const put = await executor.query(putWish, [userId, email, tokenHash, new Date(expiresAt), passwordHash]);
  return put.length > 0;
}

export async function deleteEmailChange(executor: Executor, userId: number): Promise<void> {
  await executor.orm.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Uses a mailed link up and answers whose wish it was; undefined when unknown, used or too old. */
export async function takeEmailChange(executor: Executor, tokenHash: string, now: number) {
  const [row] = await executor.orm
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId, email: emailChanges.email });
  return row;
}

/** Gives an account an address that has just been verified; false if it belongs to another account. */
export async function updateEmail(
  executor: Executor,
  id: number,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<boolean> {
  try {
    await executor.orm.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}

/** How an account is kept: what waits, what is on, how many codes are left. */
export async function readSecurity(executor: Executor, userId: number, now: number) {
  const { orm } = executor;
  const [[wish], [step], [codes]] = await Promise.all([
    orm
      .select({ email: emailChanges.email })
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now))),
    orm
      .select({ userId: secondSteps.userId })
      .from(secondSteps)
      .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt))),
    orm.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  return {
    pendingEmail: wish?.email ?? null,
    secondStep: step !== undefined,
    recoveryCodesLeft: step ? (codes?.left ?? 0) : 0,
  };
}

/** Keeps a sealed secret that no code has confirmed yet; false when one is confirmed already. */
export async function putUnconfirmedStep(executor: Executor, userId: number, secret: string): Promise<boolean> {
  const kept = await executor.orm
    .insert(secondSteps)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: secondSteps.userId, set: { secret }, setWhere: isNull(secondSteps.confirmedAt) })
    .returning({ userId: secondSteps.userId });
  return kept.length > 0;
}

/** A person's sealed secret: the confirmed one, or the one that waits for its first code. */
export async function findStepSecret(
  executor: Executor,
  userId: number,
  confirmed: boolean,
): Promise<string | undefined> {
  const state = confirmed ? isNotNull(secondSteps.confirmedAt) : isNull(secondSteps.confirmedAt);
  const [row] = await executor.orm
    .select({ secret: secondSteps.secret })
    .from(secondSteps)
    .where(and(eq(secondSteps.userId, userId), state));
  return row?.secret;
}

/** Confirms the secret with the half minute of its first code; false when somebody else was faster. */
export async function confirmStep(
  executor: Executor,
  userId: number,
  { secret, step, now }: { readonly secret: string; readonly step: number; readonly now: number },
): Promise<boolean> {
  const done = await executor.orm
    .update(secondSteps)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondSteps.userId, userId), eq(secondSteps.secret, secret), isNull(secondSteps.confirmedAt)))
    .returning({ userId: secondSteps.userId });
  return done.length > 0;
}

/** Takes the code of one half minute; false when it or a later one was taken before. */
export async function takeStep(executor: Executor, userId: number, step: number): Promise<boolean> {
  const taken = await executor.orm
    .update(secondSteps)
    .set({ lastStep: step })
    .where(and(eq(secondSteps.userId, userId), lt(secondSteps.lastStep, step)))
    .returning({ userId: secondSteps.userId });
  return taken.length > 0;
}

/** Whether there was a second step; its codes go with it. */
export async function deleteStep(executor: Executor, userId: number): Promise<boolean> {
  await executor.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await executor.orm
    .delete(secondSteps)
    .where(eq(secondSteps.userId, userId))
    .returning({ confirmedAt: secondSteps.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Removes all factors besides the password: passkeys, second step and recovery codes. */
export async function deleteFactorsOf(executor: Executor, userId: number): Promise<void> {
  // First the rows that a concurrent sign-in locks as well, so that it has finished before its session is looked up.
  await executor.orm.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteStep(executor, userId);
}

/** The same for what was added at `since` or later, in epoch milliseconds. */
export async function deleteFactorsSince(executor: Executor, userId: number, since: number): Promise<void> {
  const added = and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since));
  await executor.orm.delete(passkeys).where(added);
  const [step] = await executor.orm
    .select({ confirmedAt: secondSteps.confirmedAt })
    .from(secondSteps)
    .where(eq(secondSteps.userId, userId));
  if (step && (step.confirmedAt === null || step.confirmedAt >= since)) await deleteStep(executor, userId);
}

export async function replaceRecoveryCodes(
  executor: Executor,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await executor.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await executor.orm.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false when it is none of theirs, or none any more. */
export async function takeRecoveryCode(executor: Executor, userId: number, codeHash: string): Promise<boolean> {
  const taken = await executor.orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export type Challenge = typeof challenges.$inferSelect;

export async function insertChallenge(executor: Executor, challenge: Challenge): Promise<void> {
  await executor.orm.insert(challenges).values(challenge);
}

const addTicket = statement(
  'accounts.insert_second_step_ticket',
  `INSERT INTO challenges (hash, purpose, user_id, expires_at)
   SELECT $1, 'second_step', users.id, $3 FROM users WHERE users.id = $2 AND users.password_hash = $4 FOR SHARE OF users
   RETURNING hash`,
);

/** Adds a ticket from a right password to the second step; false when another password counts by now. */
export async function insertTicket(
  executor: Executor,
  ticket: Omit<Challenge, 'purpose' | 'userId'> & WithPassword & { readonly userId: number },
): Promise<boolean> {
  const { hash, userId, expiresAt, passwordHash } = ticket;
  const added = await executor.query(addTicket, [hash, userId, new Date(expiresAt), passwordHash]);
  return added.length > 0;
}

/** A challenge that may still be answered; looking does not use it up. */
export async function findChallenge(
  executor: Executor,
  { hash, purpose, now }: { readonly hash: string; readonly purpose: Challenge['purpose']; readonly now: number },
): Promise<Challenge | undefined> {
  const [row] = await executor.orm
    .select()
    .from(challenges)
    .where(and(eq(challenges.hash, hash), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now)));
  return row;
}

/** Uses a challenge up; false when it was used before. */
export async function takeChallenge(executor: Executor, hash: string): Promise<boolean> {
  const taken = await executor.orm
    .delete(challenges)
    .where(eq(challenges.hash, hash))
    .returning({ hash: challenges.hash });
  return taken.length > 0;
}

/** Makes the half-done sign-ins of a person worthless. */
export async function deleteChallengesOf(executor: Executor, userId: number): Promise<void> {
  await executor.orm.delete(challenges).where(eq(challenges.userId, userId));
}

const expiring = ['challenges', 'email_changes', 'mailed_links', 'password_resets', 'sessions'] as const;
const sweeps = expiring.map((table) =>
  statement(`accounts.sweep_${table}`, `DELETE FROM ${table} WHERE expires_at < $1`),
);

/** Deletes what has expired: sessions, links and unanswered challenges. */
export async function sweepSecurity(executor: Executor, now: number): Promise<void> {
  for (const sweep of sweeps) await executor.query(sweep, [new Date(now)]);
}

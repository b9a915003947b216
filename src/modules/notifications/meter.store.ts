import { statement, type Executor } from '#platform/database';
import type { MeteredMail, Proved, SealedLetter } from './rules/index.ts';

/** A mail that waits for the meter. */
export interface WaitingMail extends MeteredMail {
  readonly id: number;
}

/** A mail that the meter held. Instants are epoch milliseconds. */
export interface HeldMail extends WaitingMail {
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly heldAt: number | null;
  readonly letter: SealedLetter | null;
}

// Only one process counts at a time, so the next one sees what it released.
const lock = statement('notifications.lock_meter', `SELECT pg_advisory_xact_lock(hashtext('uli.mail_meter'))`);

/** Takes the lock on counting mails until the transaction ends. */
export async function lockMeter(transaction: Executor): Promise<void> {
  await transaction.query(lock, []);
}

const metered = `id, kind, lower(recipient) AS recipient, booking_id AS "bookingId", cause_user_id AS "causeUserId",
  cause_address AS "causeAddress", uninvited`;

const unmetered = statement(
  'notifications.unmetered',
  `SELECT ${metered} FROM mails WHERE status = 'queued' AND metered_at IS NULL AND due_at <= $1 ORDER BY id LIMIT $2`,
);

/** Due mails that the meter has not checked, earliest first. */
export function listUnmetered(executor: Executor, now: number, limit: number): Promise<WaitingMail[]> {
  return executor.query<WaitingMail>(unmetered, [new Date(now), limit]);
}

const held = statement(
  'notifications.held',
  `SELECT ${metered}, created_at AS "createdAt", expires_at AS "expiresAt", held_at AS "heldAt", letter
     FROM mails WHERE status = 'held' ORDER BY recipient, id LIMIT $1`,
);

/** Held mails, grouped by recipient, earliest first. */
export function listHeld(executor: Executor, limit: number): Promise<HeldMail[]> {
  return executor.query<HeldMail>(held, [limit]);
}

const past = statement(
  'notifications.let_out',
  `SELECT ${metered} FROM mails
    WHERE metered_at > $1 AND status <> 'voided'
      AND (lower(recipient) = ANY($2::text[]) OR cause_user_id = ANY($3::int[]) OR cause_address = ANY($4::text[]))`,
);

/** Mails released since a moment that share a recipient or a cause with these mails. */
export function listLetOut(executor: Executor, since: number, mails: readonly MeteredMail[]): Promise<MeteredMail[]> {
  return executor.query<MeteredMail>(past, [
    new Date(since),
    [...new Set(mails.map(({ recipient }) => recipient))],
    [...new Set(mails.flatMap(({ causeUserId }) => causeUserId ?? []))],
    [...new Set(mails.flatMap(({ causeAddress }) => causeAddress ?? []))],
  ]);
}

const proved = statement(
  'notifications.proved',
  `SELECT id, lower(email) AS email FROM users
    WHERE email_verified_at IS NOT NULL AND left_at IS NULL AND (lower(email) = ANY($1::text[]) OR id = ANY($2::int[]))`,
);

/** The verified addresses among the recipients and causes of these mails. */
export async function readProved(executor: Executor, mails: readonly MeteredMail[]): Promise<Proved> {
  const recipients = [...new Set(mails.map(({ recipient }) => recipient))];
  const causes = [...new Set(mails.flatMap(({ causeUserId }) => causeUserId ?? []))];
  const rows = await executor.query<{ id: number; email: string }>(proved, [recipients, causes]);
  return { recipients: new Set(rows.map(({ email }) => email)), causes: new Set(rows.map(({ id }) => id)) };
}

const uninvitedAbout = statement(
  'notifications.uninvited_about',
  `SELECT booking_id AS "bookingId", lower(recipient) AS recipient FROM mails
    WHERE status = 'held' AND uninvited AND booking_id = ANY($1::int[])`,
);

/** Recipients and bookings with a held first mail that was not asked for: further news of them is held as well. */
export async function listWaitingForProof(
  executor: Executor,
  mails: readonly MeteredMail[],
): Promise<{ bookingId: number; recipient: string }[]> {
  const bookingIds = [...new Set(mails.flatMap(({ bookingId }) => bookingId ?? []))];
  if (bookingIds.length === 0) return [];
  return executor.query(uninvitedAbout, [bookingIds]);
}

const letOut = statement(
  'notifications.let_out_now',
  `UPDATE mails SET metered_at = $2, status = CASE WHEN $3 THEN 'queued' ELSE 'sent' END,
          sent_at = CASE WHEN $3 THEN NULL ELSE $2::timestamptz END
    WHERE id = ANY($1::int[])`,
);

/** Releases mails: to the mail server, or into the outbox without one. */
export async function letMailsOut(
  executor: Executor,
  ids: readonly number[],
  { now, isSent }: { readonly now: number; readonly isSent: boolean },
): Promise<void> {
  if (ids.length > 0) await executor.query(letOut, [ids, new Date(now), isSent]);
}

const hold = statement(
  'notifications.hold',
  `UPDATE mails SET status = 'held', held_at = $2, uninvited = uninvited OR id = ANY($3::int[]) WHERE id = ANY($1::int[])`,
);

/** Holds mails; `uninvited`: those that wait until the account that causes them verifies its address. */
export async function holdMails(
  executor: Executor,
  ids: readonly number[],
  { now, uninvited }: { readonly now: number; readonly uninvited: readonly number[] },
): Promise<void> {
  if (ids.length > 0) await executor.query(hold, [ids, new Date(now), uninvited]);
}

const fold = statement(
  'notifications.fold',
  `UPDATE mails SET status = 'voided', failure = $2, letter = NULL WHERE id = ANY($1::int[])`,
);

/** Ends held mails: they are now part of a digest, or too old. */
export async function endHeld(executor: Executor, ids: readonly number[], why: 'folded' | 'too late'): Promise<void> {
  if (ids.length > 0) await executor.query(fold, [ids, why]);
}

import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#kernel/time';
import { statement, type Executor } from '#platform/database';
import { seal, unseal } from '#platform/tokens';
import { mails } from './notifications.tables.ts';
import type { SealedLetter } from './rules/index.ts';

type MailRow = typeof mails.$inferSelect;

/** A mail with its decrypted letter; null once the letter is deleted, or if the secret has changed. */
export type Mail = Omit<MailRow, 'letter'> & { readonly letter: object | null };

/** A mail on its way into the outbox. */
export interface MailToQueue {
  /** What it is about, such as `visit.confirmed`. Its first word names who writes it. */
  readonly kind: string;
  readonly recipient: string;
  /** The facts that its writer puts into words. */
  readonly letter: object;
  readonly bookingId?: number;
  /** The account whose action causes it, if it is not the requesting one. */
  readonly causedBy?: number | undefined;
  /** Its recipient did not ask for it: it waits until the account that causes it has verified its address. */
  readonly uninvited?: boolean;
  /** Better lost than sent twice. */
  readonly once?: boolean;
  /** Not sent before this moment; epoch milliseconds. */
  readonly dueAt?: number;
  /** After this moment it is not sent any more; epoch milliseconds. */
  readonly expiresAt?: number;
}

const insert = statement(
  'notifications.insert',
  `INSERT INTO mails (kind, recipient, letter, once, booking_id, expires_at, due_at, cause_user_id, uninvited, cause_address,
                      created_at)
   SELECT mail.*, $10, $11
     FROM unnest($1::text[], $2::text[], $3::json[], $4::boolean[], $5::int[], $6::timestamptz[], $7::timestamptz[],
                 $8::int[], $9::boolean[]) AS mail
   RETURNING id`,
);

const purpose = 'letters';

/** A letter in its stored form: reading the database alone reveals none of its links. */
function sealLetter(secret: string, letter: object): string {
  return JSON.stringify(seal(secret, purpose, JSON.stringify(letter)));
}

/** The letter in the form that its kind's writer reads. */
export function openLetter(secret: string, letter: SealedLetter | null): object | null {
  if (typeof letter !== 'string') return letter;
  const text = unseal(secret, purpose, letter);
  return text === undefined ? null : (JSON.parse(text) as object);
}

const opened = (secret: string, rows: readonly MailRow[]): Mail[] =>
  rows.map((row) => ({ ...row, letter: openLetter(secret, row.letter) }));

/** The cause of mails, if known. */
export interface Cause {
  readonly userId?: number | undefined;
  readonly address?: string | undefined;
}

/** Queues mails in the outbox; returns their ids. */
export async function insertMails(
  transaction: Executor,
  letters: readonly MailToQueue[],
  { cause, now, secret }: { readonly cause: Cause; readonly now: number; readonly secret: string },
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(insert, [
    letters.map(({ kind }) => kind),
    letters.map(({ recipient }) => recipient),
    letters.map(({ letter }) => sealLetter(secret, letter)),
    letters.map(({ once = false }) => once),
    letters.map(({ bookingId = null }) => bookingId),
    letters.map(({ expiresAt }) => (expiresAt === undefined ? null : new Date(expiresAt))),
    letters.map(({ dueAt = now }) => new Date(dueAt)),
    letters.map(({ causedBy = cause.userId ?? null }) => causedBy),
    letters.map(({ uninvited = false }) => uninvited),
    cause.address ?? null,
    new Date(now),
  ]);
  return rows.map(({ id }) => id);
}

const columns = `id, kind, recipient, letter, once, status, booking_id AS "bookingId", cause_user_id AS "causeUserId",
  cause_address AS "causeAddress", uninvited, created_at AS "createdAt", due_at AS "dueAt", expires_at AS "expiresAt",
  metered_at AS "meteredAt", held_at AS "heldAt", claimed_at AS "claimedAt", sent_at AS "sentAt", attempts, failure`;

// Mails about one visit reach one person in the order in which they were written.
const claimNext = statement(
  'notifications.claim_next',
  `UPDATE mails SET status = 'sending', claimed_at = $1, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM mails AS next
       WHERE status = 'queued' AND due_at <= $1 AND metered_at IS NOT NULL
         AND NOT EXISTS (
           SELECT 1 FROM mails AS earlier
            WHERE earlier.booking_id = next.booking_id AND earlier.recipient = next.recipient
              AND earlier.id < next.id AND earlier.status IN ('queued', 'sending'))
       ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND status = 'queued'
   RETURNING ${columns}`,
);

/** Takes the next mail that is due out of the queue, for this caller alone; committed before it is sent. */
export async function claimNextMail(executor: Executor, now: number, secret: string): Promise<Mail | undefined> {
  return opened(secret, await executor.query<MailRow>(claimNext, [new Date(now)]))[0];
}

/** What came of an attempt. */
export type Outcome = Pick<Mail, 'status'> & Partial<Pick<Mail, 'sentAt' | 'dueAt' | 'failure'> & { letter: null }>;

/** Writes what came of an attempt, unless the mail was taken away from this caller meanwhile. */
export async function settleMail(executor: Executor, { id, attempts }: Mail, outcome: Outcome): Promise<void> {
  await executor.orm
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, id), eq(mails.status, 'sending'), eq(mails.attempts, attempts)));
}

/** Takes back the mails whose sender died: those to be sent once at most count as failed, the others wait again. */
export async function releaseStuckMails(
  executor: Executor,
  { claimedBefore, now }: { claimedBefore: number; now: number },
): Promise<void> {
  const stuck = and(eq(mails.status, 'sending'), lt(mails.claimedAt, claimedBefore));
  await executor.orm
    .update(mails)
    .set({ status: 'failed', failure: 'interrupted' })
    .where(and(stuck, eq(mails.once, true)));
  await executor.orm.update(mails).set({ status: 'queued', dueAt: now, failure: 'interrupted' }).where(stuck);
}

const forget = statement(
  'notifications.forget_letters',
  `UPDATE mails SET letter = NULL
    WHERE letter IS NOT NULL AND expires_at <= $1 AND status IN ('sent', 'failed', 'voided') AND created_at > $2`,
);
const forgetAddresses = statement(
  'notifications.forget_addresses',
  `UPDATE mails SET cause_address = NULL WHERE cause_address IS NOT NULL AND created_at < $1 AND created_at > $2`,
);

/** Deletes the text of mails that are no longer needed, and the network addresses of the day before. */
export async function forgetSettled(executor: Executor, now: number): Promise<void> {
  // Older ones are already deleted: only the latest part of the table is read.
  const since = new Date(now - 3 * dayMs);
  await executor.query(forget, [new Date(now), since]);
  await executor.query(forgetAddresses, [new Date(now - dayMs), since]);
}

/** Deletes what was settled long ago. */
export async function deleteOldMails(executor: Executor, createdBefore: number): Promise<void> {
  await executor.orm
    .delete(mails)
    .where(and(lt(mails.createdAt, createdBefore), inArray(mails.status, ['sent', 'failed', 'voided'])));
}

const voidKinds = statement(
  'notifications.void',
  `UPDATE mails SET status = 'voided'
    WHERE booking_id = ANY($1::int[]) AND kind = ANY($2::text[]) AND status IN ('queued', 'held')`,
);

/** Withdraws the mails of these kinds about bookings that still wait. */
export async function voidMails(
  transaction: Executor,
  { bookingIds, kinds }: { bookingIds: readonly number[]; kinds: readonly string[] },
): Promise<void> {
  await transaction.query(voidKinds, [bookingIds, kinds]);
}

const takeBack = statement(
  'notifications.take_back',
  `UPDATE mails SET status = 'voided'
    WHERE booking_id = $1 AND recipient = $2 AND kind = $3 AND status IN ('queued', 'sent') AND due_at > $4
   RETURNING letter`,
);

/** Withdraws the mail that was to reach somebody about a booking later than now; answers its letter. */
export async function takeBackMail(
  transaction: Executor,
  { bookingId, recipient, kind }: { readonly bookingId: number; readonly recipient: string; readonly kind: string },
  { now, secret }: { readonly now: number; readonly secret: string },
): Promise<object | undefined> {
  const rows = await transaction.query<{ letter: SealedLetter | null }>(takeBack, [
    bookingId,
    recipient,
    kind,
    new Date(now),
  ]);
  return openLetter(secret, rows[0]?.letter ?? null) ?? undefined;
}

const voidDelayed = statement(
  'notifications.void_delayed',
  `UPDATE mails SET status = 'voided' FROM unnest($1::int[], $2::text[], $3::text[]) AS newer (booking_id, recipient, kind)
    WHERE mails.booking_id = newer.booking_id AND mails.recipient = newer.recipient
      AND split_part(mails.kind, '.', 1) = split_part(newer.kind, '.', 1)
      AND mails.status = 'queued' AND mails.attempts > 0`,
);

/** Withdraws what failed so far to reach people about bookings: newer words of the same writer replace it. */
export async function voidDelayedMails(
  transaction: Executor,
  newer: readonly { readonly bookingId: number; readonly recipient: string; readonly kind: string }[],
): Promise<void> {
  if (newer.length === 0) return;
  const bookingIds = newer.map(({ bookingId }) => bookingId);
  const [recipients, kinds] = [newer.map(({ recipient }) => recipient), newer.map(({ kind }) => kind)];
  await transaction.query(voidDelayed, [bookingIds, recipients, kinds]);
}

export async function listMails(executor: Executor, limit: number, secret: string): Promise<Mail[]> {
  return opened(secret, await executor.orm.select().from(mails).orderBy(desc(mails.id)).limit(limit));
}

export async function findMail(executor: Executor, id: number, secret: string): Promise<Mail | undefined> {
  return opened(secret, await executor.orm.select().from(mails).where(eq(mails.id, id)))[0];
}

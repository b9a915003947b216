import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { mails } from './notifications.tables.ts';

export type Mail = typeof mails.$inferSelect;

/** A mail on its way into the outbox. */
export interface MailToQueue {
  /** What it is about, such as `visit.confirmed`. Its first word names who writes it. */
  readonly kind: string;
  readonly recipient: string;
  /** The facts that its writer puts into words. */
  readonly letter: object;
  readonly bookingId?: number;
  /** Better lost than sent twice. */
  readonly once?: boolean;
  /** Not sent before this moment; epoch milliseconds. */
  readonly dueAt?: number;
  /** After this moment it is not sent any more; epoch milliseconds. */
  readonly expiresAt?: number;
}

const insert = statement(
  'notifications.insert',
  `INSERT INTO mails (kind, recipient, letter, once, booking_id, expires_at, due_at, status, sent_at, created_at)
   SELECT mail.*, $8, CASE WHEN $8 = 'sent' THEN $9::timestamptz END, $9
     FROM unnest($1::text[], $2::text[], $3::json[], $4::boolean[], $5::int[], $6::timestamptz[], $7::timestamptz[])
       AS mail`,
);

/** Puts mails into the outbox: `queued` on their way, or `sent` where the outbox is as far as they go. */
export async function insertMails(
  transaction: Executor,
  letters: readonly MailToQueue[],
  { status, now }: { status: 'queued' | 'sent'; now: number },
): Promise<void> {
  await transaction.write(insert, [
    letters.map(({ kind }) => kind),
    letters.map(({ recipient }) => recipient),
    letters.map(({ letter }) => JSON.stringify(letter)),
    letters.map(({ once = false }) => once),
    letters.map(({ bookingId = null }) => bookingId),
    letters.map(({ expiresAt }) => (expiresAt === undefined ? null : new Date(expiresAt))),
    letters.map(({ dueAt = now }) => new Date(dueAt)),
    status,
    new Date(now),
  ]);
}

const columns = `id, kind, recipient, letter, once, status, booking_id AS "bookingId", created_at AS "createdAt", due_at AS "dueAt",
  expires_at AS "expiresAt", claimed_at AS "claimedAt", sent_at AS "sentAt", attempts, failure`;

// Mails about one visit reach one person in the order in which they were written.
const claimNext = statement(
  'notifications.claim_next',
  `UPDATE mails SET status = 'sending', claimed_at = $1, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM mails AS next
       WHERE status = 'queued' AND due_at <= $1
         AND NOT EXISTS (
           SELECT 1 FROM mails AS earlier
            WHERE earlier.booking_id = next.booking_id AND earlier.recipient = next.recipient
              AND earlier.id < next.id AND earlier.status IN ('queued', 'sending'))
       ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND status = 'queued'
   RETURNING ${columns}`,
);

/** Takes the next mail that is due out of the queue, for this caller alone; committed before it is sent. */
export async function claimNextMail(executor: Executor, now: number): Promise<Mail | undefined> {
  return (await executor.query<Mail>(claimNext, [new Date(now)]))[0];
}

/** What came of an attempt. */
export type Outcome = Pick<Mail, 'status'> & Partial<Pick<Mail, 'sentAt' | 'dueAt' | 'failure' | 'letter'>>;

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

/** Deletes what was settled long ago. */
export async function deleteOldMails(executor: Executor, createdBefore: number): Promise<void> {
  await executor.orm
    .delete(mails)
    .where(and(lt(mails.createdAt, createdBefore), inArray(mails.status, ['sent', 'failed', 'voided'])));
}

const voidKinds = statement(
  'notifications.void',
  `UPDATE mails SET status = 'voided'
    WHERE booking_id = ANY($1::int[]) AND kind = ANY($2::text[]) AND status = 'queued'`,
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
  now: number,
): Promise<object | undefined> {
  const rows = await transaction.query<{ letter: object }>(takeBack, [bookingId, recipient, kind, new Date(now)]);
  return rows[0]?.letter;
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

export async function listMails(executor: Executor, limit: number): Promise<Mail[]> {
  return executor.orm.select().from(mails).orderBy(desc(mails.id)).limit(limit);
}

export async function findMail(executor: Executor, id: number): Promise<Mail | undefined> {
  const [row] = await executor.orm.select().from(mails).where(eq(mails.id, id));
  return row;
}

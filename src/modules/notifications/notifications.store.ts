import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { mails } from './notifications.tables.ts';

export type Mail = typeof mails.$inferSelect;
export type MailStatus = Mail['status'];

/** A mail as somebody writes it; texts are complete, `calendar` is an invitation. */
export type NewMail = Omit<
  typeof mails.$inferInsert,
  'id' | 'status' | 'claimedAt' | 'sentAt' | 'attempts' | 'failure'
>;

/** Puts mails into the outbox. */
export async function insertMails(transaction: Executor, written: readonly NewMail[]): Promise<void> {
  await transaction.orm.insert(mails).values([...written]);
}

const columns = `id, kind, recipient, subject, text, html, calendar, calendar_method AS "calendarMethod",
  message_id AS "messageId", once, status, booking_id AS "bookingId", created_at AS "createdAt", due_at AS "dueAt",
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
export type Outcome = Pick<Mail, 'status'> &
  Partial<Pick<Mail, 'sentAt' | 'dueAt' | 'failure' | 'text' | 'html' | 'calendar' | 'calendarMethod'>>;

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

/** Withdraws the mails of these kinds about bookings that still wait. */
export async function voidMails(
  transaction: Executor,
  { bookingIds, kinds }: { bookingIds: readonly number[]; kinds: readonly string[] },
): Promise<void> {
  await transaction.orm
    .update(mails)
    .set({ status: 'voided' })
    .where(and(inArray(mails.bookingId, [...bookingIds]), inArray(mails.kind, [...kinds]), eq(mails.status, 'queued')));
}

/** Withdraws what failed so far to reach a person about a booking: newer words replace it. */
export async function voidDelayedMails(
  transaction: Executor,
  { bookingId, recipient }: { bookingId: number; recipient: string },
): Promise<void> {
  await transaction.orm
    .update(mails)
    .set({ status: 'voided' })
    .where(
      and(
        eq(mails.bookingId, bookingId),
        eq(mails.recipient, recipient),
        eq(mails.status, 'queued'),
        gt(mails.attempts, 0),
      ),
    );
}

export async function listMails(executor: Executor, limit: number): Promise<Mail[]> {
  return executor.orm.select().from(mails).orderBy(desc(mails.id)).limit(limit);
}

export async function findMail(executor: Executor, id: number): Promise<Mail | undefined> {
  const [row] = await executor.orm.select().from(mails).where(eq(mails.id, id));
  return row;
}

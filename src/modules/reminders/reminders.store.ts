import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { reminders } from './reminders.tables.ts';

export type Reminder = typeof reminders.$inferSelect;
export type NewReminder = Pick<Reminder, 'bookingId' | 'minutesBefore' | 'bookingVersion' | 'dueAt' | 'status'>;

const insert = statement(
  'reminders.insert',
  `INSERT INTO reminders (booking_id, minutes_before, booking_version, due_at, status)
   SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::timestamptz[], $5::text[]) ON CONFLICT DO NOTHING`,
);

/** Adds reminders; one that a booking's version has already stays as it is. */
export async function insertReminders(transaction: Executor, planned: readonly NewReminder[]): Promise<void> {
  if (planned.length === 0) return;
  await transaction.write(insert, [
    planned.map(({ bookingId }) => bookingId),
    planned.map(({ minutesBefore }) => minutesBefore),
    planned.map(({ bookingVersion }) => bookingVersion),
    planned.map(({ dueAt }) => new Date(dueAt)),
    planned.map(({ status }) => status),
  ]);
}

const voidScheduled = statement(
  'reminders.void',
  `UPDATE reminders SET status = 'voided' WHERE booking_id = ANY($1::int[]) AND status = 'scheduled'`,
);

/** Withdraws every reminder of these bookings that has not gone yet. */
export async function voidReminders(transaction: Executor, bookingIds: readonly number[]): Promise<void> {
  await transaction.query(voidScheduled, [bookingIds]);
}

/** Reminders whose moment has come, the longest due first. */
export async function listDueReminders(executor: Executor, now: number, limit: number): Promise<Reminder[]> {
  return executor.orm
    .select()
    .from(reminders)
    .where(and(eq(reminders.status, 'scheduled'), lte(reminders.dueAt, now)))
    .orderBy(asc(reminders.dueAt), asc(reminders.id))
    .limit(limit);
}

/** Settles those of these reminders that nobody settled yet; answers which. */
export async function settleReminders(
  transaction: Executor,
  ids: readonly number[],
  status: 'sent' | 'skipped' | 'voided',
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.orm
    .update(reminders)
    .set({ status })
    .where(and(inArray(reminders.id, [...ids]), eq(reminders.status, 'scheduled')))
    .returning({ id: reminders.id });
  return new Set(rows.map(({ id }) => id));
}

/** Every reminder of a booking, the oldest first. */
export async function listRemindersOf(executor: Executor, bookingId: number): Promise<Reminder[]> {
  return executor.orm.select().from(reminders).where(eq(reminders.bookingId, bookingId)).orderBy(asc(reminders.id));
}

import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Executor } from '#platform/database';
import { reminders } from './reminders.tables.ts';

export type Reminder = typeof reminders.$inferSelect;
export type NewReminder = Pick<Reminder, 'bookingId' | 'minutesBefore' | 'bookingVersion' | 'dueAt' | 'status'>;

/** Adds reminders; one that a booking's version has already stays as it is. */
export async function insertReminders(transaction: Executor, planned: readonly NewReminder[]): Promise<void> {
  if (planned.length > 0)
    await transaction.orm
      .insert(reminders)
      .values([...planned])
      .onConflictDoNothing();
}

/** Withdraws every reminder of these bookings that has not gone yet. */
export async function voidReminders(transaction: Executor, bookingIds: readonly number[]): Promise<void> {
  await transaction.orm
    .update(reminders)
    .set({ status: 'voided' })
    .where(and(inArray(reminders.bookingId, [...bookingIds]), eq(reminders.status, 'scheduled')));
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

import { asc, eq } from 'drizzle-orm';
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

/** A reminder whose moment has come. */
export type DueReminder = Pick<Reminder, 'id' | 'bookingId' | 'minutesBefore' | 'dueAt'>;

const due = statement(
  'reminders.due',
  `SELECT id, booking_id AS "bookingId", minutes_before AS "minutesBefore", due_at AS "dueAt"
     FROM reminders WHERE status = 'scheduled' AND due_at <= $1 AND booking_id % $3::int = $4::int
    ORDER BY due_at, id LIMIT $2`,
);

export interface DueWish {
  readonly now: number;
  readonly limit: number;
  /** Every booking belongs to one of so many lanes. */
  readonly lane: number;
  readonly lanes: number;
}

/** Reminders of a lane whose moment has come, the longest due first. */
export function listDueReminders(executor: Executor, { now, limit, lane, lanes }: DueWish): Promise<DueReminder[]> {
  return executor.query<DueReminder>(due, [new Date(now), limit, lanes, lane]);
}

const settle = statement(
  'reminders.settle',
  `UPDATE reminders SET status = $2 WHERE id = ANY($1::int[]) AND status = 'scheduled' RETURNING id`,
);

/** Settles those of these reminders that nobody settled yet; answers which. */
export async function settleReminders(
  transaction: Executor,
  ids: readonly number[],
  status: 'sent' | 'skipped' | 'voided',
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.query<{ id: number }>(settle, [ids, status]);
  return new Set(rows.map(({ id }) => id));
}

/** Every reminder of a booking, the oldest first. */
export async function listRemindersOf(executor: Executor, bookingId: number): Promise<Reminder[]> {
  return executor.orm.select().from(reminders).where(eq(reminders.bookingId, bookingId)).orderBy(asc(reminders.id));
}

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from '#modules/bookings/tables';
import { instant } from '#platform/database';

/**
 * The word before a visit, a row each. It belongs to one version of its booking: a moved visit has new rows, the old ones
 * are voided.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['visit'] })
      .notNull()
      .default('visit'),
    minutesBefore: integer('minutes_before').notNull(),
    channel: text('channel', { enum: ['email'] })
      .notNull()
      .default('email'),
    bookingVersion: integer('booking_version').notNull(),
    dueAt: instant('due_at').notNull(),
    /** `sent` once its mail is in the outbox; `skipped` when it would have come too late to be of use. */
    status: text('status', { enum: ['scheduled', 'sent', 'voided', 'skipped'] }).notNull(),
  },
  (table) => [
    unique('reminders_once_key').on(
      table.bookingId,
      table.kind,
      table.minutesBefore,
      table.channel,
      table.bookingVersion,
    ),
    index('reminders_due_idx')
      .on(table.dueAt, table.id)
      .where(sql`${table.status} = 'scheduled'`),
    check('reminders_minutes_check', sql`${table.minutesBefore} > 0`),
    check('reminders_status_check', sql`${table.status} in ('scheduled', 'sent', 'voided', 'skipped')`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';
import type { MailContent } from './rules/index.ts';

export const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'voided'] as const;

/**
 * The outbox: a mail is written in the transaction that causes it and sent afterwards. Once the server took it, its
 * content is gone: it holds links that act for a person.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    content: jsonb('content').$type<MailContent>(),
    calendar: text('calendar'),
    calendarMethod: text('calendar_method', { enum: ['REQUEST', 'CANCEL', 'PUBLISH'] }),
    /** Stays the same however often the mail is tried. */
    messageId: text('message_id').notNull().unique(),
    /** Better lost than sent twice: never tried again unless the server surely did not take it. */
    once: boolean('once').notNull().default(false),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    bookingId: integer('booking_id'),
    createdAt: instant('created_at').notNull(),
    /** Not tried before this. */
    dueAt: instant('due_at').notNull(),
    /** Worth nothing after this. */
    expiresAt: instant('expires_at'),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Codes of the last failure, never its words. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_due_idx')
      .on(table.dueAt, table.id)
      .where(sql`${table.status} = 'queued'`),
    index('mails_sending_idx')
      .on(table.claimedAt)
      .where(sql`${table.status} = 'sending'`),
    index('mails_booking_idx')
      .on(table.bookingId, table.id)
      .where(sql`${table.bookingId} is not null`),
    index('mails_created_idx').on(table.createdAt),
    check('mails_status_check', sql`${table.status} in ('queued', 'sending', 'sent', 'failed', 'voided')`),
    check('mails_calendar_check', sql`(${table.calendar} is null) = (${table.calendarMethod} is null)`),
  ],
);

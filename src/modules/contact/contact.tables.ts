import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

/** What was written on the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** In which it was written, as the page was shown. */
    language: text('language').notNull().default('en'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** What was mailed back. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('contact_messages_created_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('contact_messages_length_check', sql`char_length(${table.message}) <= 5000`),
    check(
      'contact_messages_answer_check',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and char_length(${table.answer}) <= 5000`,
    ),
  ],
);

import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

/** What the provider told us and we acted on. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  takenAt: instant('taken_at').notNull(),
});

/** What the provider told us and we could not act on yet: it says it again, and then the row goes. */
export const paymentEventFailures = pgTable('payment_event_failures', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  failedAt: instant('failed_at').notNull(),
  tries: integer('tries').notNull().default(1),
  /** Name and code of the error, never its words: they may quote people. */
  failure: text('failure').notNull(),
});

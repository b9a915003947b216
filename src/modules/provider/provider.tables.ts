import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

/** What the provider told us and we acted on. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  takenAt: instant('taken_at').notNull(),
});

import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

/** What was told live during the last minutes, so that whoever lost the line for a moment can catch up. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channels: text('channels').array().notNull(),
    name: text('name').notNull(),
    data: json('data').$type<object>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('live_events_created_idx').on(table.createdAt)],
);

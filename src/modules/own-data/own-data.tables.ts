import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { exportStatuses } from './rules/index.ts';

/** One taking along of a person's data. */
export const exports = pgTable(
  'exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `ready` until its file is fetched, which is once; `stopped` when the line broke before its end. */
    status: text('status', { enum: exportStatuses }).notNull().default('ready'),
    filesDone: integer('files_done').notNull().default(0),
    /** How many files there are, as far as was known at the start. */
    filesTotal: integer('files_total').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it last went on. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('exports_user_id_idx').on(table.userId, table.id),
    check('exports_status_check', sql`${table.status} in ('ready', 'running', 'finished', 'stopped')`),
    check('exports_counts_check', sql`least(${table.filesDone}, ${table.filesTotal}, ${table.bytes}) >= 0`),
  ],
);

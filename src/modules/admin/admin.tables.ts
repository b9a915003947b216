import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

export const auditedKinds = ['user', 'post', 'comment', 'message', 'rating'] as const;

/**
 * What was done in the admin area. Rows are only ever added: triggers refuse everything else. It knows people by number
 * without a foreign key, so that no account that goes takes a row along.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Who did it, as they were called then; without a number it was the clock. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind', { enum: auditedKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    reason: text('reason'),
    details: jsonb('details')
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    check('audit_log_reason_check', sql`char_length(${table.reason}) between 1 and 500`),
    check('audit_log_action_check', sql`${table.action} ~ '^[a-z_]+$'`),
  ],
);

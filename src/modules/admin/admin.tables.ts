import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { reportedKinds } from '#modules/safety/rules';
import { instant } from '#platform/database';
import { auditedKinds, decidedActs, filteredLists, outcomes } from './rules/index.ts';

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
    check(
      'audit_log_subject_check',
      sql`${table.subjectKind} in ('user', 'post', 'comment', 'message', 'rating', 'contact', 'booking', 'category', 'setting', 'payment', 'webhook')`,
    ),
    check('audit_log_action_check', sql`${table.action} ~ '^[a-z_]+$'`),
  ],
);

/**
 * What an admin decided about somebody or something of theirs. They read it behind a link, and may say once why it is wrong;
 * then somebody decides again.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** SHA-256 of what stands in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    act: text('act', { enum: decidedActs }).notNull(),
    subjectKind: text('subject_kind', { enum: reportedKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The words it is about, as they were. */
    excerpt: text('excerpt'),
    reason: text('reason').notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the person says against it. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    outcome: text('outcome', { enum: outcomes }),
    outcomeReason: text('outcome_reason'),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('decisions_user_id_idx').on(table.userId),
    index('decisions_appeals_idx')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appealedAt} is not null and ${table.settledAt} is null`),
    index('decisions_settled_appeals_idx')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appealedAt} is not null and ${table.settledAt} is not null`),
    check('decisions_act_check', sql`${table.act} in ('warned', 'suspended', 'removed')`),
    check('decisions_subject_check', sql`${table.subjectKind} in ('user', 'post', 'comment', 'message', 'rating')`),
    check('decisions_reason_check', sql`char_length(${table.reason}) between 1 and 500`),
    check(
      'decisions_appeal_check',
      sql`(${table.appeal} is null) = (${table.appealedAt} is null) and char_length(${table.appeal}) <= 1000`,
    ),
    check(
      'decisions_outcome_check',
      sql`num_nonnulls(${table.outcome}, ${table.outcomeReason}, ${table.settledAt}) in (0, 3)
        and (${table.settledAt} is null or ${table.appealedAt} is not null) and ${table.outcome} in ('restored', 'stands')`,
    ),
  ],
);

/** The names of the strip on the first page, in their order; none means the default. */
export const featuredNames = pgTable(
  'featured_names',
  {
    position: integer('position').primaryKey(),
    name: text('name').notNull(),
    href: text('href'),
  },
  (table) => [
    check('featured_names_position_check', sql`${table.position} between 1 and 6`),
    check('featured_names_name_check', sql`char_length(${table.name}) between 1 and 40`),
    check(
      'featured_names_href_check',
      sql`char_length(${table.href}) <= 300 and ${table.href} ~ '^(/(?!/)|https://[^/])'`,
    ),
  ],
);

/** What people who agreed in writing say of Uli, in the order in which it is shown. */
export const toldStories = pgTable(
  'told_stories',
  {
    position: integer('position').primaryKey(),
    quote: text('quote').notNull(),
    name: text('name').notNull(),
    /** May be empty. */
    trade: text('trade').notNull(),
  },
  (table) => [
    check('told_stories_position_check', sql`${table.position} between 1 and 3`),
    check('told_stories_quote_check', sql`char_length(${table.quote}) between 1 and 300`),
    check('told_stories_name_check', sql`char_length(${table.name}) between 1 and 60`),
    check('told_stories_trade_check', sql`char_length(${table.trade}) <= 60`),
  ],
);

/** What an admin narrows a list to again and again, under a name. */
export const adminFilters = pgTable(
  'admin_filters',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: filteredLists }).notNull(),
    name: text('name').notNull(),
    q: text('q').notNull(),
    state: text('state').notNull(),
  },
  (table) => [
    unique('admin_filters_name_key').on(table.userId, table.list, table.name),
    check('admin_filters_list_check', sql`${table.list} in ('users', 'bookings', 'posts', 'payments', 'messages')`),
    check('admin_filters_name_check', sql`char_length(${table.name}) between 1 and 40`),
    check('admin_filters_q_check', sql`char_length(${table.q}) <= 100`),
    check('admin_filters_state_check', sql`${table.state} ~ '^[a-z]{1,20}$'`),
  ],
);

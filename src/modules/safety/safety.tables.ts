import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { phoneLength, reportedKinds, reportReasons, reportStatuses } from './rules/index.ts';

/** Neither of the two sees the other any more, nor can write to or book them. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked_id_idx').on(table.blockedId),
    check('blocks_not_oneself_check', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/** Somebody without an account who can no longer book a professional: known by an address or a telephone number. */
export const blockedGuests = pgTable(
  'blocked_guests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As they called themselves. */
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email'),
    phone: text('phone'),
    /** The last digits of the number, which are the same however it is written. */
    phoneDigits: text('phone_digits'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('blocked_guests_known_idx').on(table.blockerId, sql`coalesce(${table.email}, ${table.phoneDigits})`),
    index('blocked_guests_blocker_idx').on(table.blockerId, table.createdAt, table.id),
    check('blocked_guests_known_check', sql`${table.email} is not null or ${table.phoneDigits} is not null`),
    check('blocked_guests_email_check', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Somebody whose posts one does not want to see; they are not told. */
export const mutes = pgTable(
  'mutes',
  {
    muterId: integer('muter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: integer('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.muterId, table.mutedId] }),
    check('mutes_not_oneself_check', sql`${table.muterId} <> ${table.mutedId}`),
  ],
);

/** What somebody wants looked at. What it is about may be gone by then: its words are kept as they were. */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind', { enum: reportedKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Whose it is; null for what a guest wrote. */
    subjectUserId: integer('subject_user_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note'),
    /** The reported words at that moment. */
    excerpt: text('excerpt'),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('reports_once_key')
      .on(table.reporterId, table.subjectKind, table.subjectId)
      .where(sql`${table.status} = 'open'`),
    index('reports_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'open'`),
    index('reports_settled_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} <> 'open'`),
    index('reports_reporter_id_idx').on(table.reporterId),
    index('reports_subject_idx').on(table.subjectKind, table.subjectId),
    index('reports_subject_user_id_idx').on(table.subjectUserId),
    check('reports_status_check', sql`${table.status} in ('open', 'actioned', 'dismissed')`),
    check('reports_note_check', sql`char_length(${table.note}) <= 1000`),
  ],
);

/** SQL: whether either of two people (columns or parameters by name) blocked the other. Not true where one of them is null. */
export function apartSql(one: string, other: string): string {
  return `(EXISTS (SELECT FROM blocks AS own_block WHERE own_block.blocker_id = ${one} AND own_block.blocked_id = ${other})
    OR EXISTS (SELECT FROM blocks AS their_block WHERE their_block.blocker_id = ${other} AND their_block.blocked_id = ${one}))`;
}

/** SQL: whether a viewer muted a person (columns or parameters by name). */
export function mutedSql(viewer: string, person: string): string {
  return `EXISTS (SELECT FROM mutes AS own_mute WHERE own_mute.muter_id = ${viewer} AND own_mute.muted_id = ${person})`;
}

/** SQL: what `phoneDigits` keeps of a telephone number (a column by name); null of what is too short to be one. */
export function phoneDigitsSql(phone: string): string {
  const digits = `right(regexp_replace(${phone}, '\\D', '', 'g'), ${phoneLength.kept})`;
  return `CASE WHEN length(${digits}) >= ${phoneLength.least} THEN ${digits} END`;
}

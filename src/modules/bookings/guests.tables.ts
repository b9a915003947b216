import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { bookings } from './bookings.tables.ts';

/**
 * The request of a guest who has not confirmed their e-mail address yet, with the hold on the time: it stays invisible, and
 * becomes a booking once they follow the mailed link (decision 78).
 */
export const guestRequests = pgTable(
  'guest_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the hold, which expires by itself. */
    holdHash: text('hold_hash').notNull(),
    /** The request body as sent. */
    wish: jsonb('wish').$type<object>().notNull(),
    /** Its service and times, as the guest reads them. */
    shown: jsonb('shown').$type<object>().notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    /** For a request that may be repeated; see `idempotency_keys`. */
    scope: text('scope'),
    key: text('key'),
    bodyHash: text('body_hash'),
    /** Increases with each new address: links mailed before stop working. */
    version: integer('version').notNull().default(1),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('guest_requests_key_idx').on(table.scope, table.key),
    index('guest_requests_expiry_idx').on(table.expiresAt),
    index('guest_requests_artist_idx').on(table.artistId),
    check('guest_requests_key_check', sql`num_nulls(${table.scope}, ${table.key}, ${table.bodyHash}) in (0, 3)`),
  ],
);

/** Guests' visits that got another address or an account: the owner of the previous address can undo it for a week. */
export const guestChanges = pgTable(
  'guest_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The first visit of the series, or the single one. */
    seriesId: integer('series_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['address', 'claim'] }).notNull(),
    /** The guest's previous address. */
    email: text('email').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Set once it or an earlier change is undone. */
    undoneAt: instant('undone_at'),
    /** The version of the links created by undoing this particular change. */
    undoneVersion: integer('undone_version'),
  },
  (table) => [
    index('guest_changes_series_idx').on(table.seriesId),
    index('guest_changes_changed_idx').on(table.changedAt),
    check('guest_changes_kind_check', sql`${table.kind} in ('address', 'claim')`),
    check('guest_changes_undone_check', sql`${table.undoneVersion} is null or ${table.undoneAt} is not null`),
  ],
);

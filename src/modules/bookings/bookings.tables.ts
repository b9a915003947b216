import { sql } from 'drizzle-orm';
import { boolean, char, check, date, foreignKey, index, integer, jsonb } from 'drizzle-orm/pg-core';
import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { offers, services } from '#modules/catalogue/tables';
import { mostAdditions } from '#modules/catalogue/rules';
import { openings } from '#modules/openings/tables';
import { instant, wallTime } from '#platform/database';
import { bookingStatuses, seriesPatterns, type Addition, type EarlierServices, type Policy } from './rules/index.ts';

/**
 * A visit. Service name, minutes, gap, price, additions and policy are frozen at booking; every change of time or state raises
 * `version`. A trigger mirrors rows that hold time into `busy_times`, so no path can double-book (drizzle/0001_guards.sql).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id),
    clientId: integer('client_id').references(() => users.id),
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    /** In which the guest is written to. */
    guestLanguage: text('guest_language'),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id),
    /** Of everything the visit is of: "Haircut + Beard trim". So are minutes, gap and total. */
    serviceName: text('service_name').notNull(),
    /** What was added to the service, as it was at booking. */
    additions: jsonb('additions').$type<readonly Addition[]>().notNull().default([]),
    /** What it was of before that was changed, the first first; what it goes back to costs what it did. */
    earlierServices: jsonb('earlier_services').$type<readonly EarlierServices[]>().notNull().default([]),
    duration: integer('duration').notNull(),
    gapMinutes: integer('gap_minutes').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The artist's zone when this time was agreed. */
    timeZone: text('time_zone').notNull(),
    /** What the clock there shows at its start, as it was agreed: what stays when a law changes the clocks (decision 93). */
    localStart: wallTime('local_start').notNull(),
    /** The city where it was agreed to be; the artist may have moved since. */
    place: text('place'),
    status: text('status', { enum: bookingStatuses }).notNull(),
    /** What is to be paid: the service's price without the discount. */
    total: integer('total').notNull(),
    discount: integer('discount').notNull().default(0),
    /** Of the total, what has to be paid before the visit counts; as it was when it was booked. */
    dueNow: integer('due_now').notNull().default(0),
    /** What it becomes when that is paid; null where nothing is due. */
    oncePaid: text('once_paid', { enum: ['pending', 'confirmed'] }),
    offerId: integer('offer_id').references(() => offers.id),
    /** Frozen like the service's name. */
    offerTitle: text('offer_title'),
    /** The days of the week that the offer is for, as they were at booking; none for all. */
    offerWeekdays: smallint('offer_weekdays').array().notNull().default([]),
    /** The opening that was booked: whatever is taken off is off for it when no offer is named. */
    openingId: integer('opening_id').references(() => openings.id, { onDelete: 'set null' }),
    /** The post whose look was booked. Its foreign key is set by a migration: posts is a neighbour, not below. */
    postId: integer('post_id'),
    currency: char('currency', { length: 3 }).notNull(),
    policy: jsonb('policy').$type<Policy>().notNull(),
    notes: text('notes'),
    isRecurring: boolean('is_recurring').notNull().default(false),
    recurringPattern: text('recurring_pattern', { enum: seriesPatterns }),
    recurringInterval: smallint('recurring_interval'),
    recurringCount: smallint('recurring_count'),
    recurringEndDate: date('recurring_end_date', { mode: 'string' }),
    /** The first visit of the series; null on the first itself. */
    parentBookingId: integer('parent_booking_id'),
    /** Place in the series, from 0. */
    occurrence: smallint('occurrence').notNull().default(0),
    /** Minutes before the visit; 0 for no reminder. */
    reminderTime: integer('reminder_time').notNull().default(1440),
    reminderSent: boolean('reminder_sent').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Of the calendar entry: rises with every change that its holder must see. */
    sequence: integer('sequence').notNull().default(0),
    uid: uuid('uid').notNull().defaultRandom(),
    /** Whether the artist was mailed its calendar entry: then they are mailed each change of it, also their own (decision 99). */
    artistHasEntry: boolean('artist_has_entry').notNull().default(true),
    /** Raising it makes every manage link given out so far worthless: claiming does, so that a guest's link leads to the account. */
    manageVersion: integer('manage_version').notNull().default(1),
    /** When a request lapses that nobody answers. */
    expiresAt: instant('expires_at'),
    /** Where its client wishes to move a confirmed visit: held beside its own time until the artist answers (decision 92). */
    moveStartsAt: instant('move_starts_at'),
    /** When that wish lapses. */
    moveExpiresAt: instant('move_expires_at'),
    /** When the artist said that the visit took place or not. */
    markedAt: instant('marked_at'),
    cancelledBy: text('cancelled_by', { enum: ['client', 'artist', 'system'] }),
    /** Why it was declined or cancelled, in the words of whoever did it. */
    closingReason: text('closing_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /**
     * The requester whose limit it counts against for a day, while it is open: `account:{id}`, or `address:{hash}` of a network
     * address without a verified account; null if nothing is counted. A trigger counts (decision 76), a job clears it after.
     */
    askedBy: text('asked_by'),
    /** Its artist wrote it into their own calendar. */
    writtenIn: boolean('written_in').notNull().default(false),
  },
  (table) => [
    foreignKey({ name: 'bookings_parent_fk', columns: [table.parentBookingId], foreignColumns: [table.id] }),
    index('bookings_created_idx').on(table.createdAt, table.id),
    index('bookings_start_idx').on(table.startsAt, table.id),
    index('bookings_client_start_idx').on(table.clientId, table.startsAt, table.id),
    index('bookings_artist_start_idx').on(table.artistId, table.startsAt, table.id),
    index('bookings_artist_open_idx')
      .on(table.artistId, table.startsAt, table.id)
      .where(sql`${table.status} in ('pending', 'confirmed', 'awaiting_payment')`),
    index('bookings_expiry_idx')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('pending', 'awaiting_payment')`),
    index('bookings_move_expiry_idx')
      .on(table.moveExpiresAt)
      .where(sql`${table.moveExpiresAt} is not null`),
    index('bookings_artist_move_idx')
      .on(table.artistId, table.moveStartsAt)
      .where(sql`${table.moveStartsAt} is not null`),
    index('bookings_parent_idx')
      .on(table.parentBookingId)
      .where(sql`${table.parentBookingId} is not null`),
    check(
      'bookings_status_check',
      sql`${table.status} in ('pending', 'confirmed', 'cancelled', 'completed', 'declined', 'expired', 'no_show', 'awaiting_payment')`,
    ),
    check('bookings_times_check', sql`${table.endsAt} > ${table.startsAt}`),
    // No clock is further from UTC: whatever moves a visit moves what was agreed along.
    check(
      'bookings_local_start_check',
      sql`${table.localStart} - (${table.startsAt} at time zone 'UTC') between interval '-16 hours' and interval '16 hours'`,
    ),
    check('bookings_offer_weekdays_check', sql`${table.offerWeekdays} <@ '{1,2,3,4,5,6,7}'::smallint[]`),
    check('bookings_gap_check', sql`${table.gapMinutes} >= 0`),
    check('bookings_closing_reason_check', sql`char_length(${table.closingReason}) between 1 and 500`),
    check(
      'bookings_additions_check',
      sql`jsonb_typeof(${table.additions}) = 'array' and jsonb_array_length(${table.additions}) <= ${sql.raw(String(mostAdditions))}`,
    ),
    check('bookings_total_check', sql`${table.total} >= 0`),
    check('bookings_discount_check', sql`${table.discount} >= 0`),
    check('bookings_due_now_check', sql`${table.dueNow} between 0 and ${table.total}`),
    check(
      'bookings_once_paid_check',
      // What is due for a series is due for its first visit, and the others wait for it.
      sql`(${table.dueNow} > 0) = (${table.oncePaid} is not null)
        or (${table.parentBookingId} is not null and ${table.dueNow} = 0)`,
    ),
    check('bookings_awaiting_check', sql`${table.status} <> 'awaiting_payment' or ${table.expiresAt} is not null`),
    index('bookings_post_idx')
      .on(table.postId)
      .where(sql`${table.postId} is not null`),
    index('bookings_opening_idx')
      .on(table.openingId)
      .where(sql`${table.openingId} is not null`),
    index('bookings_guest_email_idx')
      .on(sql`lower(${table.guestEmail})`, table.artistId)
      .where(sql`${table.guestEmail} is not null`),
    index('bookings_offer_idx')
      .on(table.offerId)
      .where(sql`${table.offerId} is not null`),
    index('bookings_asked_by_idx')
      .on(table.artistId, table.askedBy)
      .where(sql`${table.askedBy} is not null`),
    check('bookings_holder_check', sql`num_nonnulls(${table.clientId}, ${table.guestName}) >= 1`),
    // Whom the artist wrote into the calendar may have left no address.
    check('bookings_guest_check', sql`${table.guestEmail} is null or ${table.guestName} is not null`),
    check('bookings_not_oneself_check', sql`${table.clientId} <> ${table.artistId}`),
    // A request lapses at some time, a confirmed visit never does: the mirror in `busy_times` relies on it.
    check('bookings_pending_check', sql`${table.status} <> 'pending' or ${table.expiresAt} is not null`),
    check('bookings_confirmed_check', sql`${table.status} <> 'confirmed' or ${table.expiresAt} is null`),
    check(
      'bookings_move_check',
      sql`num_nulls(${table.moveStartsAt}, ${table.moveExpiresAt}) = 2
        or (num_nulls(${table.moveStartsAt}, ${table.moveExpiresAt}) = 0
          and ${table.status} = 'confirmed' and ${table.moveStartsAt} <> ${table.startsAt})`,
    ),
    check('bookings_reminder_check', sql`${table.reminderTime} between 0 and 43200`),
    check('bookings_recurring_check', sql`not ${table.isRecurring} or ${table.recurringPattern} is not null`),
  ],
);

/** A time kept for ten minutes while somebody types; its `busy_times` row goes with it. */
export const holds = pgTable(
  'holds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** One hold a browser: the token lies in its cookie, here its SHA-256. */
    tokenHash: text('token_hash').notNull().unique(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The requester whose limit it counts against, in the same form as for a booking. */
    askedBy: text('asked_by'),
  },
  (table) => [index('holds_expiry_idx').on(table.expiresAt), index('holds_artist_idx').on(table.artistId)],
);

/** What a repeated request is answered with. The scope keeps one person's keys apart from another's. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The version of the links in the response: once the booking has new ones, a repeat returns none. */
    manageVersion: integer('manage_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [table.scope, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);

/** Where a visit was before it was moved. */
export const bookingMoves = pgTable(
  'booking_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    fromStart: instant('from_start').notNull(),
    fromEnd: instant('from_end').notNull(),
    fromZone: text('from_zone').notNull(),
    fromPlace: text('from_place'),
    toStart: instant('to_start').notNull(),
    movedBy: text('moved_by', { enum: ['client', 'artist'] }).notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [index('booking_moves_booking_id_idx').on(table.bookingId)],
);

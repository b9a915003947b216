import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { advanceGroups, advances } from './rules/index.ts';

/** SQL: what one visit costs who books it today, of a row of `services` by its name; the same everywhere one can choose. */
export const priceTodaySql = (service: string) => `(${service}.price - ${service}.discount)`;

/** SQL: whether a row of `services` by its name can be booked by itself. */
export const bookableSql = (service: string) =>
  `(${service}.published AND NOT ${service}.add_on AND ${service}.removed_at IS NULL)`;

/** What somebody offers. Prices are integers in the currency's minor unit, durations and gaps are minutes. */
export const services = pgTable(
  'services',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    duration: integer('duration').notNull(),
    price: integer('price').notNull(),
    currency: char('currency', { length: 3 }).notNull().default('USD'),
    /** What offers that need no code take off one visit today; written again when one of them, the price or the day changes. */
    discount: integer('discount').notNull().default(0),
    published: boolean('published').notNull(),
    position: integer('position').notNull(),
    extraGap: integer('extra_gap').notNull().default(0),
    /** Booked with another service, never by itself. */
    addOn: boolean('add_on').notNull().default(false),
    /** What is asked in advance, where payments reach its owner. */
    prepay: text('prepay', { enum: advances }).notNull().default('none'),
    /** Of a deposit: an amount in minor units of `currency`, or a share of what the visit costs. */
    depositAmount: integer('deposit_amount'),
    depositPercent: integer('deposit_percent'),
    /** Of whom it is asked. */
    prepayFor: text('prepay_for', { enum: advanceGroups }).notNull().default('everyone'),
    /** Began as one of the three samples that a newcomer finds. */
    sample: boolean('sample').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('services_user_id_idx')
      .on(table.userId, table.position)
      .where(sql`${table.removedAt} is null`),
    check('services_name_check', sql`char_length(${table.name}) between 1 and 120`),
    check('services_duration_check', sql`${table.duration} between 5 and 1440`),
    check('services_price_check', sql`${table.price} between 0 and 2000000000`),
    check('services_discount_check', sql`${table.discount} between 0 and ${table.price}`),
    check('services_extra_gap_check', sql`${table.extraGap} between 0 and 480`),
    check('services_prepay_check', sql`${table.prepay} in ('none', 'deposit', 'all')`),
    check('services_prepay_for_check', sql`${table.prepayFor} in ('everyone', 'new', 'no_shows')`),
    check(
      'services_deposit_check',
      sql`num_nonnulls(${table.depositAmount}, ${table.depositPercent}) = case ${table.prepay} when 'deposit' then 1 else 0 end`,
    ),
    check('services_deposit_amount_check', sql`${table.depositAmount} between 1 and ${table.price}`),
    check('services_deposit_percent_check', sql`${table.depositPercent} between 1 and 100`),
  ],
);

/**
 * A discount: a share or an amount off, of all services or of some, always or between two dates of its owner's calendar,
 * for whoever knows the code if it has one, on some days of the week or on all.
 */
export const offers = pgTable(
  'offers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    percent: integer('percent'),
    /** In minor units of `currency`. */
    amount: integer('amount'),
    currency: char('currency', { length: 3 }),
    /** In capitals; without one the offer counts by itself. */
    code: text('code'),
    /** Whether it stands on its owner's page; one that does not counts for whoever types its code. */
    listed: boolean('listed').notNull().default(true),
    /** Of the visit, 1 for Monday to 7 for Sunday, ascending; empty: on every day. */
    weekdays: smallint('weekdays').array().notNull().default([]),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    maxUses: integer('max_uses'),
    /** By bookings that still stand or took place. */
    uses: integer('uses').notNull().default(0),
    published: boolean('published').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('offers_user_id_idx')
      .on(table.userId, table.id)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('offers_code_key')
      .on(table.userId, table.code)
      .where(sql`${table.removedAt} is null and ${table.code} is not null`),
    check('offers_title_check', sql`char_length(${table.title}) between 1 and 80`),
    check('offers_percent_or_amount_check', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('offers_percent_check', sql`${table.percent} between 1 and 100`),
    check('offers_amount_check', sql`${table.amount} between 1 and 2000000000`),
    check('offers_currency_check', sql`(${table.amount} is null) = (${table.currency} is null)`),
    check('offers_listed_check', sql`${table.listed} or ${table.code} is not null`),
    check('offers_weekdays_check', sql`${table.weekdays} <@ '{1,2,3,4,5,6,7}'::smallint[]`),
    check('offers_dates_check', sql`${table.endsOn} >= ${table.startsOn}`),
    check(
      'offers_uses_check',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
);

/** The services that an offer is for; none means all of its owner's. */
export const offerServices = pgTable(
  'offer_services',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.serviceId] }),
    index('offer_services_service_id_idx').on(table.serviceId),
  ],
);

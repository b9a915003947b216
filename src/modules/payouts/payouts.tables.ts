import { sql } from 'drizzle-orm';
import { bigint, boolean, char, check, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';

/** A professional's account at the payment provider, as it last said it was. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's. */
    accountId: text('account_id').notNull().unique(),
    /** Where its owner works, as ISO 3166 writes it; it stays so once they have said everything. */
    country: char('country', { length: 2 }).notNull(),
    /** Whether clients can pay to it. */
    chargesEnabled: boolean('charges_enabled').notNull(),
    /** Whether what they paid is passed on to a bank. */
    payoutsEnabled: boolean('payouts_enabled').notNull(),
    /** Whether its owner has said everything that was asked at first. */
    detailsSubmitted: boolean('details_submitted').notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** When its owner let nobody else pay to it; null while clients may. */
    disconnectedAt: instant('disconnected_at'),
    /** Which reading of the provider this is of; what began to be read earlier counts no more. */
    readNumber: bigint('read_number', { mode: 'number' }).notNull(),
    readAt: instant('read_at').notNull(),
    /** When the provider was asked last of our own accord, whether it answered or not. */
    askedAt: instant('asked_at'),
  },
  (table) => [check('payout_accounts_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`)],
);

/** Numbers readings of the provider in the order in which they began. */
export const payoutReadings = pgSequence('payout_readings');

/** What a professional asks of clients who cancel late or do not come: every version, none is ever changed. */
export const paymentPolicies = pgTable(
  'payment_policies',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 2 on: 1 is what everybody begins with. */
    version: integer('version').notNull(),
    freeCancellationMinutes: integer('free_cancellation_minutes').notNull(),
    lateCancelPercent: integer('late_cancel_percent').notNull(),
    noShowPercent: integer('no_show_percent').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    check('payment_policies_version_check', sql`${table.version} > 1`),
    check('payment_policies_free_check', sql`${table.freeCancellationMinutes} between 0 and 43200`),
    check('payment_policies_late_check', sql`${table.lateCancelPercent} between 0 and 100`),
    check('payment_policies_no_show_check', sql`${table.noShowPercent} between 0 and 100`),
  ],
);

/** What a receipt says about a professional's value added tax. */
export const vat = pgTable(
  'vat',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text('number'),
    /** Contained in every price, in hundredths of a percent: 1900 is 19 %. */
    rate: integer('rate').notNull(),
  },
  (table) => [
    check('vat_rate_check', sql`${table.rate} between 0 and 10000`),
    check('vat_number_check', sql`char_length(${table.number}) between 1 and 40`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ways } from '#modules/bookings/rules';
import { bookings } from '#modules/bookings/tables';
import { instant } from '#platform/database';
import {
  disputeStatuses,
  enterers,
  entryKinds,
  paymentStatuses,
  purposes,
  refundCauses,
  refundStatuses,
  type Seller,
} from './rules/index.ts';

/**
 * Every movement of what bookings cost and what was paid for them, only ever added to: a trigger refuses everything else, and
 * keeps currencies apart and refunds below payments. Numbers and kinds alone, no name: it outlives its people.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** In the minor unit; what is let off or went back is below zero. */
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** How it was paid at the chair, or a tip was given there; null of what is older than ways. */
    way: text('way', { enum: ways }),
    /** The provider's payment or refund behind it. */
    objectId: text('object_id'),
    /**
     * The payment that it moves, where something else was paid than was asked for: such money has its own currency, and counts in no
     * balance of the booking.
     */
    unappliedId: integer('unapplied_id').references((): AnyPgColumn => payments.id),
    by: text('by', { enum: enterers }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ledger_entries_booking_idx').on(table.bookingId, table.id),
    uniqueIndex('ledger_entries_object_idx')
      .on(table.kind, table.objectId)
      .where(sql`${table.objectId} is not null`),
    uniqueIndex('ledger_entries_once_idx')
      .on(table.bookingId, table.kind)
      .where(sql`${table.kind} in ('price', 'discount')`),
    check(
      'ledger_entries_kind_check',
      sql`${table.kind} in ('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived', 'written_off', 'tip', 'payment', 'in_person', 'refund', 'refund_failed', 'disputed', 'dispute_won')`,
    ),
    check(
      'ledger_entries_amount_check',
      sql`case when ${table.kind} in ('price', 'payment', 'refund_failed', 'dispute_won') or (${table.kind} = 'tip' and ${table.way} is null) then ${table.amount} > 0 when ${table.kind} in ('discount', 'refund', 'disputed') then ${table.amount} < 0 else ${table.amount} <> 0 end`,
    ),
    check(
      'ledger_entries_object_check',
      sql`${table.objectId} is not null or ${table.kind} not in ('payment', 'refund', 'refund_failed', 'disputed', 'dispute_won')`,
    ),
    index('ledger_entries_unapplied_idx')
      .on(table.unappliedId)
      .where(sql`${table.unappliedId} is not null`),
    check(
      'ledger_entries_unapplied_check',
      sql`${table.unappliedId} is null or ${table.kind} in ('payment', 'refund', 'refund_failed', 'disputed', 'dispute_won')`,
    ),
    check(
      'ledger_entries_way_check',
      sql`${table.way} is null or (${table.way} in ('card', 'cash', 'transfer', 'other') and ${table.kind} in ('in_person', 'tip'))`,
    ),
    check('ledger_entries_currency_check', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('ledger_entries_by_check', sql`${table.by} in ('client', 'artist', 'admin', 'system')`),
  ],
);

/** A payment that somebody was asked for over the provider: a hosted page, and what became of it. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    purpose: text('purpose', { enum: purposes }).notNull(),
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** The provider's account of the professional it goes to. */
    accountId: text('account_id').notNull(),
    /** The provider's page; null until it has answered. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    /** The provider's payment, once there is one. */
    intentId: text('intent_id').unique(),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    /** What came instead of what was asked for, in the minor unit of its own currency; of an `unapplied` one alone. */
    cameAmount: integer('came_amount'),
    cameCurrency: char('came_currency', { length: 3 }),
    openedAt: instant('opened_at').notNull(),
    /** Its page closes then, in whole seconds. */
    expiresAt: instant('expires_at').notNull(),
    /** When the provider was asked about it last. */
    readAt: instant('read_at'),
    settledAt: instant('settled_at'),
    /** Written with the payment: what its receipt says. */
    seller: jsonb('seller').$type<Seller>(),
  },
  (table) => [
    index('payments_opened_idx').on(table.openedAt, table.id),
    index('payments_booking_idx').on(table.bookingId, table.id),
    uniqueIndex('payments_open_idx')
      .on(table.bookingId, table.purpose)
      .where(sql`${table.status} = 'open'`),
    index('payments_unsettled_idx')
      .on(table.openedAt)
      .where(sql`${table.status} = 'open'`),
    check('payments_amount_check', sql`${table.amount} > 0`),
    check('payments_status_check', sql`${table.status} in ('open', 'paid', 'unapplied', 'closed')`),
    check('payments_currency_check', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('payments_purpose_check', sql`${table.purpose} in ('deposit', 'rest', 'tip')`),
    check('payments_paid_check', sql`${table.status} not in ('paid', 'unapplied') or ${table.intentId} is not null`),
    check(
      'payments_came_check',
      sql`(${table.status} = 'unapplied') = (${table.cameAmount} is not null) and (${table.cameAmount} is null) = (${table.cameCurrency} is null)`,
    ),
    check('payments_came_amount_check', sql`${table.cameAmount} > 0`),
    check('payments_came_currency_check', sql`${table.cameCurrency} ~ '^[A-Z]{3}$'`),
    check('payments_seller_check', sql`${table.status} <> 'paid' or ${table.seller} is not null`),
  ],
);

/** Money on its way back. It is entered in the ledger once the provider has taken it. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: integer('amount').notNull(),
    /** Why. */
    cause: text('cause', { enum: refundCauses }).notNull(),
    /** What whoever gave it by hand wrote. */
    reason: text('reason'),
    by: text('by', { enum: enterers }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('wanted'),
    /** The provider's. */
    refundId: text('refund_id').unique(),
    /** The one that failed and that it goes in place of: no two do. */
    retryOf: integer('retry_of')
      .unique()
      .references((): AnyPgColumn => refunds.id),
    attempts: smallint('attempts').notNull().default(0),
    /** Not sent before this. */
    dueAt: instant('due_at').notNull(),
    wantedAt: instant('wanted_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_payment_idx').on(table.paymentId),
    index('refunds_due_idx')
      .on(table.dueAt)
      .where(sql`${table.status} in ('wanted', 'sent')`),
    check('refunds_amount_check', sql`${table.amount} > 0`),
    check('refunds_status_check', sql`${table.status} in ('wanted', 'sent', 'done', 'failed', 'retried')`),
    check(
      'refunds_cause_check',
      sql`${table.cause} in ('booking', 'twice', 'late', 'over', 'unapplied', 'by_hand', 'elsewhere')`,
    ),
    check('refunds_by_check', sql`${table.by} in ('client', 'artist', 'admin', 'system')`),
    check('refunds_attempts_check', sql`${table.attempts} >= 0`),
    check('refunds_sent_check', sql`${table.status} in ('wanted', 'failed') or ${table.refundId} is not null`),
    check('refunds_reason_check', sql`char_length(${table.reason}) between 1 and 500`),
  ],
);

/** Numbers the times at which the provider is asked about disputes. */
export const disputeReadings = pgSequence('dispute_readings');

/** A payment that a bank took back, or asks about, because whoever owns the card said so. */
export const disputes = pgTable(
  'disputes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The provider's. */
    disputeId: text('dispute_id').notNull().unique(),
    /** What it is about. */
    amount: integer('amount').notNull(),
    /** So much of it the bank has now. */
    away: integer('away').notNull().default(0),
    status: text('status', { enum: disputeStatuses }).notNull(),
    /** Why, in the provider's word. */
    cause: text('cause').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Until when the bank can be answered. */
    answerBy: instant('answer_by'),
    /** The number of the reading that said so; one that began earlier never overwrites it. */
    readNumber: bigint('read_number', { mode: 'number' }).notNull(),
    readAt: instant('read_at').notNull(),
    /** When the provider was asked last of our own accord, whether it answered or not. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('disputes_payment_idx').on(table.paymentId),
    index('disputes_open_idx')
      .on(table.readAt)
      .where(sql`${table.status} in ('asked', 'open')`),
    check('disputes_amount_check', sql`${table.amount} > 0 and ${table.away} between 0 and ${table.amount}`),
    check('disputes_status_check', sql`${table.status} in ('asked', 'open', 'won', 'lost', 'closed')`),
  ],
);

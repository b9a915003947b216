import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { tiers } from './rules/index.ts';

/** A person's subscription as the payment provider last said it was. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's, of the subscription and of the one thing in it. */
    subscriptionId: text('subscription_id').notNull().unique(),
    itemId: text('item_id').notNull(),
    /** The provider's word, such as `past_due`. */
    status: text('status').notNull(),
    /** What is theirs in this period. */
    tier: text('tier', { enum: tiers }).notNull(),
    /** What it becomes with the next one. */
    nextTier: text('next_tier', { enum: tiers }),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** Whether it ends with its period. */
    cancels: boolean('cancels').notNull(),
    endedAt: instant('ended_at'),
    /** Which reading of the provider this is of; what began to be read earlier counts no more. */
    readNumber: bigint('read_number', { mode: 'number' }).notNull(),
    readAt: instant('read_at').notNull(),
    /** When the provider was asked last of our own accord, whether it answered or not. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    check('subscriptions_tier_check', sql`${table.tier} in ('basic', 'premium')`),
    check('subscriptions_next_tier_check', sql`${table.nextTier} in ('basic', 'premium')`),
  ],
);

/** Numbers readings of the provider in the order in which they began. */
export const subscriptionReadings = pgSequence('subscription_readings');

/** A hosted pay page that somebody was sent to. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: tiers }).notNull(),
    url: text('url').notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was paid, or closed for good. */
    settledAt: instant('settled_at'),
    /** When the provider was asked last what became of it, whether it answered or not. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('checkouts_user_idx').on(table.userId),
    index('checkouts_open_idx')
      .on(table.openedAt)
      .where(sql`${table.settledAt} is null`),
    check('checkouts_tier_check', sql`${table.tier} in ('basic', 'premium')`),
  ],
);

/** What somebody was written about their free week or their payments: each of it once. */
export const planLetters = pgTable(
  'plan_letters',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Such as `soon`, or `failed:` with the id of a bill. */
    kind: text('kind').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

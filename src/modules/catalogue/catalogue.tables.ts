import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';

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
    published: boolean('published').notNull(),
    position: integer('position').notNull(),
    extraGap: integer('extra_gap').notNull().default(0),
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
    check('services_price_check', sql`${table.price} between 0 and 100000000`),
    check('services_extra_gap_check', sql`${table.extraGap} between 0 and 480`),
  ],
);

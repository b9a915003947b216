import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { services } from '#modules/catalogue/tables';
import { instant, wallTime } from '#platform/database';

/** A service that somebody offers at one moment. Whether it stands hangs on `busy_times`, so it is not written here. */
export const openings = pgTable(
  'openings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    /** The artist's zone when it was offered, and what the clock there shows at its start. */
    timeZone: text('time_zone').notNull(),
    localStart: wallTime('local_start').notNull(),
    /** Off the price; null for none. */
    percent: smallint('percent'),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('openings_once_key')
      .on(table.artistId, table.startsAt)
      .where(sql`${table.withdrawnAt} is null`),
    index('openings_start_idx')
      .on(table.startsAt)
      .where(sql`${table.withdrawnAt} is null`),
    index('openings_service_id_idx').on(table.serviceId),
    check('openings_percent_check', sql`${table.percent} between 1 and 90`),
  ],
);

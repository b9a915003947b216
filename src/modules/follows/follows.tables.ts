import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    followerId: integer('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followingId: integer('following_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followingId] }),
    index('follows_following_id_idx').on(table.followingId, table.createdAt, table.followerId),
    index('follows_follower_id_idx').on(table.followerId, table.createdAt, table.followingId),
    check('follows_not_oneself_check', sql`${table.followerId} <> ${table.followingId}`),
  ],
);

/** How many there are, kept right by whoever changes `follows`; no row means none. */
export const followCounts = pgTable('follow_counts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  followersCount: integer('followers_count').notNull().default(0),
  followingCount: integer('following_count').notNull().default(0),
});

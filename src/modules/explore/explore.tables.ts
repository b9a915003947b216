import { sql } from 'drizzle-orm';
import { bigint, check, customType, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { posts } from '#modules/posts/tables';
import { instant } from '#platform/database';

/** What finding a person needs, one row each, written again after every change of what it is made of. */
export const explorePeople = pgTable(
  'explore_people',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name and username in lower case without accents. */
    name: text('name').notNull(),
    /** The same with profession, place, services and tags: what a search looks through. */
    words: text('words').notNull(),
    category: text('category'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Hundredths of a star; 0 without ratings. */
    rating: integer('rating').notNull().default(0),
    ratingsCount: integer('ratings_count').notNull().default(0),
    /** How much there is to find out about and book; never followers, never the plan. */
    standing: integer('standing').notNull().default(0),
  },
  (table) => [
    index('explore_people_words_idx').using('gin', table.words.op('gin_trgm_ops')),
    index('explore_people_standing_idx').on(table.standing.desc().nullsFirst(), table.userId),
    index('explore_people_category_idx').on(table.category, table.standing.desc().nullsFirst(), table.userId),
    index('explore_people_rating_idx').on(
      table.rating.desc().nullsFirst(),
      table.ratingsCount.desc().nullsFirst(),
      table.userId,
    ),
    index('explore_people_place_idx').on(table.latitude, table.longitude),
    check('explore_people_rating_check', sql`${table.rating} between 0 and 500`),
  ],
);

/** Whose row in `explore_people` no longer holds; triggers add, whoever writes the row again takes away. */
export const exploreChanges = pgTable('explore_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
});

/** What a search for work looks through, one row a published post, written again after every change of what it is made of. */
export const exploreWork = pgTable(
  'explore_work',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Caption, place, alt texts, tagged service and who made it, in lower case without accents. */
    words: text('words').notNull(),
  },
  (table) => [index('explore_work_words_idx').using('gin', table.words.op('gin_trgm_ops'))],
);

/** Which row of `explore_work` no longer holds; triggers add, whoever writes the row again takes away. */
export const exploreWorkChanges = pgTable('explore_work_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postId: integer('post_id').notNull(),
});

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Whose free times changed, and in which transaction: every process reads what it has not seen yet and reckons those
 * artists again. Kept for some minutes; triggers add.
 */
export const freeTimeChanges = pgTable(
  'free_time_changes',
  {
    artistId: integer('artist_id').notNull(),
    changedIn: transactionId('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('free_time_changes_changed_in_idx').on(table.changedIn)],
);

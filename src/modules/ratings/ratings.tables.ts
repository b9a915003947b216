import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { bookings } from '#modules/bookings/tables';
import { media } from '#modules/media/tables';
import { instant } from '#platform/database';

/** What the client of a completed booking says of it, once; the artist may answer once and delete nothing. */
export const ratings = pgTable(
  'ratings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a guest, until they claim the booking for an account. */
    clientId: integer('client_id').references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Its words and pictures were taken away by an admin; the stars stay. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    index('ratings_artist_id_idx').on(
      table.artistId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ratings_client_id_idx').on(table.clientId),
    check('ratings_rating_check', sql`${table.rating} between 1 and 5`),
    check('ratings_comment_check', sql`char_length(${table.comment}) <= 1000`),
    check('ratings_reply_check', sql`char_length(${table.reply}) <= 1000`),
    check('ratings_replied_check', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
);

export const ratingImages = pgTable(
  'rating_images',
  {
    ratingId: integer('rating_id')
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ratingId, table.position] }),
    check('rating_images_position_check', sql`${table.position} between 0 and 3`),
  ],
);

/** How often an artist got how many stars; no row means never. */
export const ratingTotals = pgTable('rating_totals', {
  artistId: integer('artist_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  stars1: integer('stars_1').notNull().default(0),
  stars2: integer('stars_2').notNull().default(0),
  stars3: integer('stars_3').notNull().default(0),
  stars4: integer('stars_4').notNull().default(0),
  stars5: integer('stars_5').notNull().default(0),
});

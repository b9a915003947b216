import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { media } from '#modules/media/tables';
import { instant } from '#platform/database';

/** The uploaded picture that a person shows of themselves; its address lies beside their name in `users`. */
export const profilePictures = pgTable('profile_pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mediaId: integer('media_id')
    .notNull()
    .unique()
    .references(() => media.id),
});

/** What an admin took from a profile, for the case that it comes back. */
export const takenProfiles = pgTable('taken_profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio'),
  profileImage: text('profile_image'),
  /** The uploaded picture: once another one is shown, this one is gone. */
  mediaId: integer('media_id'),
  takenAt: instant('taken_at').notNull(),
});

/** A custom address that somebody gave up: until then it leads to them and nobody else can have it. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    /** What it looks like; see `lookOf`. */
    look: text('look').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    heldUntil: instant('held_until').notNull(),
  },
  (table) => [index('former_addresses_user_id_idx').on(table.userId)],
);

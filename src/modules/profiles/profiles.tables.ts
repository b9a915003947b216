import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { media } from '#modules/media/tables';

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

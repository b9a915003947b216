import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';

/**
 * A picture that somebody uploaded, already turned upright, stripped and stored in its sizes under `key`. Until something
 * shows it (`attached_at`) it is an orphan that the sweep takes away.
 */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random: whoever knows it may see the picture. */
    key: text('key').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Base64; shown until the picture is there. */
    thumbhash: text('thumbhash').notNull(),
    /** Of all stored sizes. */
    bytes: integer('bytes').notNull(),
    /** Whether the AVIF sizes are stored, too. */
    avif: boolean('avif').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    attachedAt: instant('attached_at'),
  },
  (table) => [
    index('media_owner_id_idx').on(table.ownerId),
    index('media_orphans_idx')
      .on(table.createdAt)
      .where(sql`${table.attachedAt} is null`),
    check('media_size_check', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
  ],
);

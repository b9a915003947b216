import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

/** What people look for. One that went into another stays, so that its address leads there. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** As it stands in addresses, for good. */
    slug: text('slug').notNull().unique(),
    /** Its place in lists. */
    position: integer('position').notNull(),
    /** Where several know a word, the lowest is meant: what comes later is more special. */
    precedence: integer('precedence').notNull(),
    nameEn: text('name_en').notNull(),
    nameEs: text('name_es'),
    nameFr: text('name_fr'),
    nameAr: text('name_ar'),
    /** Lower case without accents, with a space between each two. */
    words: text('words').notNull().default(''),
    hidden: boolean('hidden').notNull().default(false),
    mergedInto: integer('merged_into'),
    // Together these two let the foreign key refuse whatever would go into something that is merged itself.
    isMerged: boolean('is_merged')
      .notNull()
      .generatedAlwaysAs(sql`merged_into IS NOT NULL`),
    intoMerged: boolean('into_merged').generatedAlwaysAs(sql`CASE WHEN merged_into IS NOT NULL THEN false END`),
  },
  (table) => [
    unique('categories_id_is_merged_unique').on(table.id, table.isMerged),
    foreignKey({
      name: 'categories_merged_into_fk',
      columns: [table.mergedInto, table.intoMerged],
      foreignColumns: [table.id, table.isMerged],
    }),
    uniqueIndex('categories_name_en_idx')
      .on(table.nameEn)
      .where(sql`${table.mergedInto} is null`),
    check(
      'categories_slug_check',
      sql`char_length(${table.slug}) between 2 and 40 and ${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
    ),
    check(
      'categories_names_check',
      sql`least(char_length(${table.nameEn}), char_length(${table.nameEs}), char_length(${table.nameFr}), char_length(${table.nameAr})) >= 1
        and greatest(char_length(${table.nameEn}), char_length(${table.nameEs}), char_length(${table.nameFr}), char_length(${table.nameAr})) <= 40`,
    ),
    check(
      'categories_words_check',
      sql`char_length(${table.words}) <= 16400 and ${table.words} ~ '^([^[:space:]]+( [^[:space:]]+)*)?$'`,
    ),
    check('categories_merged_into_check', sql`${table.mergedInto} <> ${table.id}`),
  ],
);

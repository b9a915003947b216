import { statement, type Executor } from '#platform/database';
import type { Category, CategoryNames } from './rules/index.ts';

interface Row extends Omit<Category, 'words'> {
  readonly words: string;
}

const all = statement(
  'categories.all',
  `SELECT id, slug, precedence, hidden, merged_into AS "mergedInto", words,
          json_build_object('en', name_en, 'es', name_es, 'fr', name_fr, 'ar', name_ar) AS names
     FROM categories ORDER BY position, id`,
);

/** Every category, hidden and merged ones too, in the order of lists. */
export async function readCategories(executor: Executor): Promise<Category[]> {
  const rows = await executor.query<Row>(all);
  return rows.map(({ words, ...row }) => ({ ...row, words: words.split(' ').filter(Boolean) }));
}

const hold = statement('categories.hold', 'SELECT FROM categories WHERE slug = $1 FOR SHARE');
const held = statement(
  'categories.held',
  `SELECT survivor.slug, survivor.hidden FROM categories AS asked
     JOIN categories AS survivor ON survivor.id = coalesce(asked.merged_into, asked.id)
    WHERE asked.slug = $1`,
);

/**
 * The category with this address, or what it went into, which stays as it is until the transaction ends; undefined for none.
 * It is asked before other rows are locked, as by whoever merges.
 */
export async function holdCategory(
  transaction: Executor,
  slug: string,
): Promise<{ slug: string; hidden: boolean } | undefined> {
  await transaction.query(hold, [slug]);
  return (await transaction.query<{ slug: string; hidden: boolean }>(held, [slug]))[0];
}

const insert = statement(
  'categories.insert',
  `INSERT INTO categories (slug, name_en, name_es, name_fr, name_ar, words, position, precedence)
   SELECT $1, $2, $3, $4, $5, $6, coalesce(max(position), 0) + 1, coalesce(min(precedence), 0) - 1 FROM categories
   RETURNING id`,
);

export interface CategoryWords {
  readonly names: CategoryNames;
  readonly words: readonly string[];
}

const columnsOf = ({ names, words }: CategoryWords) => [names.en, names.es, names.fr, names.ar, words.join(' ')];

/** Adds a category at the end of the list; answers its id. */
export async function insertCategory(transaction: Executor, slug: string, category: CategoryWords): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(insert, [slug, ...columnsOf(category)]);
  return row!.id;
}

const write = statement(
  'categories.write',
  `UPDATE categories SET name_en = $2, name_es = $3, name_fr = $4, name_ar = $5, words = $6 WHERE id = $1`,
);

/** Writes the names and words of a category in place of what it has. */
export async function writeCategory(transaction: Executor, id: number, category: CategoryWords): Promise<void> {
  await transaction.query(write, [id, ...columnsOf(category)]);
}

const order = statement(
  'categories.order',
  `UPDATE categories SET position = given.place
     FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place) WHERE categories.id = given.id`,
);

/** Puts these categories into this order. */
export async function orderCategories(transaction: Executor, ids: readonly number[]): Promise<void> {
  await transaction.query(order, [ids]);
}

const hide = statement('categories.hide', 'UPDATE categories SET hidden = $2 WHERE id = $1');

/** Takes a category out of lists and searches, or puts it back. */
export async function hideCategory(transaction: Executor, id: number, hidden: boolean): Promise<void> {
  await transaction.query(hide, [id, hidden]);
}

// In one statement: the foreign key lets nothing point at something merged, not even in between.
const merge = statement('categories.merge', 'UPDATE categories SET merged_into = $2 WHERE id = $1 OR merged_into = $1');

/** Lets a category, and all that went into it before, go into another. */
export async function mergeCategory(transaction: Executor, id: number, intoId: number): Promise<void> {
  await transaction.query(merge, [id, intoId]);
}

import { statement, type Executor } from '#platform/database';
import type { FeaturedOnWire, FrontPageOnWire, ToldStoryOnWire } from './front-page.contract.ts';

const featured = statement('admin.featured_names', 'SELECT name, href FROM featured_names ORDER BY position');
const stories = statement('admin.told_stories', 'SELECT quote, name, trade FROM told_stories ORDER BY position');

/** What the operator put on the pages that tell about Uli. */
export async function readFrontPage(executor: Executor): Promise<FrontPageOnWire> {
  const [names, told] = await Promise.all([
    executor.query<FeaturedOnWire>(featured),
    executor.query<ToldStoryOnWire>(stories),
  ]);
  return { featured: names, stories: told };
}

const removeFeatured = statement('admin.remove_featured', 'DELETE FROM featured_names');
const insertFeatured = statement(
  'admin.insert_featured',
  `INSERT INTO featured_names (position, name, href)
   SELECT place, name, href FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (name, href, place)`,
);

/** Puts these names into the strip, in this order and in place of all others. */
export async function replaceFeatured(transaction: Executor, names: readonly FeaturedOnWire[]): Promise<void> {
  await transaction.query(removeFeatured);
  await transaction.query(insertFeatured, [names.map(({ name }) => name), names.map(({ href }) => href)]);
}

const removeStories = statement('admin.remove_stories', 'DELETE FROM told_stories');
const insertStories = statement(
  'admin.insert_stories',
  `INSERT INTO told_stories (position, quote, name, trade)
   SELECT place, quote, name, trade
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS given (quote, name, trade, place)`,
);

/** Shows these stories, in this order and in place of all others. */
export async function replaceStories(transaction: Executor, told: readonly ToldStoryOnWire[]): Promise<void> {
  await transaction.query(removeStories);
  const columns = [told.map(({ quote }) => quote), told.map(({ name }) => name), told.map(({ trade }) => trade)];
  await transaction.query(insertStories, columns);
}

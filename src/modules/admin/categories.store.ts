import { statement, type Executor } from '#platform/database';

const counts = statement(
  'admin.people_of_categories',
  'SELECT category, count(*)::int AS people FROM explore_people WHERE category IS NOT NULL GROUP BY category',
);

/** How many people are found in each category, by its address. */
export async function countPeopleOfCategories(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor.query<{ category: string; people: number }>(counts);
  return new Map(rows.map(({ category, people }) => [category, people]));
}

const move = statement('admin.move_people', 'UPDATE users SET category = $2 WHERE category = $1');

/** Moves everybody who chose a category to another. */
export async function moveChoices(transaction: Executor, from: string, to: string): Promise<void> {
  await transaction.query(move, [from, to]);
}

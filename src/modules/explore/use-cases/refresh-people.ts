import type { App } from '#platform/app';
import { anybodyChanged, lockSearchRows, readTrades, takeChangedPeople, writeSearchRows } from '../explore.store.ts';
import { categoryOf, isCategory } from '../rules/index.ts';

const atOnce = 500;

/**
 * Writes the search rows of people who changed, at most 500 of them; false when nobody is left. Whoever asks first does it,
 * so that a person who was just added is found; while another process writes, one waits for its few milliseconds.
 */
export async function refreshPeople(app: App): Promise<boolean> {
  if (!(await anybodyChanged(app.database))) return false;
  return app.database.transaction(async (transaction) => {
    await lockSearchRows(transaction);
    const ids = await takeChangedPeople(transaction, atOnce);
    const trades = await readTrades(transaction, ids);
    const people = trades.map(({ id, category, profession, businessCategory }) => ({
      id,
      category: category && isCategory(category) ? category : (categoryOf(profession) ?? categoryOf(businessCategory)),
    }));
    await writeSearchRows(transaction, people);
    return ids.length > 0;
  });
}

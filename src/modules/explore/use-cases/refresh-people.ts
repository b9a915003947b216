import type { App } from '#platform/app';
import { changedPeople } from '../change-queue.store.ts';
import { readTrades, writeSearchRows } from '../explore.store.ts';
import { categoryOf, isCategory } from '../rules/index.ts';
import { refreshChanged } from './refresh-changed.ts';

/** Writes the search rows of people who changed, at most 500 of them; false when nobody is left. */
export function refreshPeople(app: App): Promise<boolean> {
  return refreshChanged(app, changedPeople, 500, async (transaction, ids) => {
    const trades = await readTrades(transaction, ids);
    const people = trades.map(({ id, category, profession, businessCategory }) => ({
      id,
      category: category && isCategory(category) ? category : (categoryOf(profession) ?? categoryOf(businessCategory)),
    }));
    await writeSearchRows(transaction, people);
  });
}

import { readCategories } from '#modules/categories';
import { KnownCategories } from '#modules/categories/rules';
import type { App } from '#platform/app';
import { changedPeople } from '../change-queue.store.ts';
import { readTrades, writeSearchRows } from '../explore.store.ts';
import { refreshChanged } from './refresh-changed.ts';

/** Writes the search rows of people who changed, at most 500 of them; false when nobody is left. */
export function refreshPeople(app: App): Promise<boolean> {
  return refreshChanged(app, changedPeople, 500, async (transaction, ids) => {
    const trades = await readTrades(transaction, ids);
    // As they are in this transaction: the change that brought these people here may have been one of theirs.
    const categories = new KnownCategories(await readCategories(transaction));
    const people = trades.map(({ id, ...trade }) => ({ id, category: categories.of(trade)?.slug }));
    await writeSearchRows(transaction, people);
  });
}

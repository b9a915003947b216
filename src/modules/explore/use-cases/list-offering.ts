import type { Actor } from '#kernel/actor';
import { readOpenings, type Opening } from '#modules/openings';
import { openingDiscount } from '#modules/openings/rules';
import type { App } from '#platform/app';
import { findPeople, type Search } from '../search.store.ts';

/** The first opening of everybody who fits a search and has one, the soonest first. */
export async function listOffering(app: App, viewer: Actor, search: Search): Promise<Opening[]> {
  const openings = (await readOpenings(app, viewer)).filter((opening) => isPayable(opening, search));
  const among = [...new Set(openings.map(({ artistId }) => artistId))];
  if (among.length === 0) return [];
  // What decides about the price is the opening's, not the least that they ask otherwise.
  const wanted = { ...search, among, maxPrice: undefined };
  const found = await findPeople(app.database, wanted, { sort: 'best', limit: null });
  const fitting = new Set(found.map(({ id }) => id));
  // A person is taken out of the set with the first of theirs.
  return openings.filter(({ artistId }) => fitting.delete(artistId));
}

/** Whether an opening costs no more than is searched for. */
export function isPayable(opening: Opening, { maxPrice, currency }: Search): boolean {
  return (
    maxPrice === undefined || (opening.currency === currency && opening.price - openingDiscount(opening) <= maxPrice)
  );
}

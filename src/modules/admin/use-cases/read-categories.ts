import type { Person } from '#kernel/actor';
import { readCategories as readAll } from '#modules/categories';
import { refreshPeople } from '#modules/explore';
import type { App } from '#platform/app';
import type { AdminCategoryOnWire } from '../categories.contract.ts';
import { countPeopleOfCategories } from '../categories.store.ts';
import { isListed, mustBeAdmin } from '../rules/index.ts';

/** Every category in its order, with how many people are found in it; those that went into another stand there. */
export async function readCategories(app: App, person: Person): Promise<AdminCategoryOnWire[]> {
  mustBeAdmin(person);
  await refreshPeople(app);
  const [all, people] = await Promise.all([readAll(app.database), countPeopleOfCategories(app.database)]);
  return all.filter(isListed).map(({ id, slug, names, words, hidden }) => ({
    id,
    slug,
    names,
    hidden,
    words: [...words],
    people: people.get(slug) ?? 0,
    formerSlugs: all.filter(({ mergedInto }) => mergedInto === id).map((former) => former.slug),
  }));
}

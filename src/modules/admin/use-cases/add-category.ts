import type { Person } from '#kernel/actor';
import { insertCategory } from '#modules/categories';
import type { App } from '#platform/app';
import { editCategories } from './edit-categories.ts';
import { readWishedCategory, type WishedCategory } from './read-wished-category.ts';
import { refuseCategory } from './refuse-category.ts';

/** Adds a category at the end of the list; no two ever had the same address. */
export function addCategory(app: App, person: Person, { slug, ...wished }: WishedCategory & { readonly slug: string }) {
  return editCategories(app, person, async (transaction, write, all) => {
    if (all.some((each) => each.slug === slug)) throw refuseCategory('slug', 'slugTaken');
    const subjectId = await insertCategory(transaction, slug, readWishedCategory(wished, all));
    await write({ action: 'add_category', subjectId, details: { slug } });
  });
}

import type { Person } from '#kernel/actor';
import { writeCategory } from '#modules/categories';
import type { App } from '#platform/app';
import { findListed } from '../rules/index.ts';
import { editCategories } from './edit-categories.ts';
import { readWishedCategory, type WishedCategory } from './read-wished-category.ts';

/** Writes a category's names and words. */
export function changeCategory(app: App, person: Person, id: number, wished: WishedCategory) {
  return editCategories(app, person, async (transaction, write, all) => {
    const { slug } = findListed(all, id);
    await writeCategory(transaction, id, readWishedCategory(wished, all, id));
    await write({ action: 'change_category', subjectId: id, details: { slug } });
  });
}

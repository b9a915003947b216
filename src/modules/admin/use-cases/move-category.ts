import type { Person } from '#kernel/actor';
import { orderCategories } from '#modules/categories';
import type { App } from '#platform/app';
import { findListed, isListed } from '../rules/index.ts';
import { editCategories } from './edit-categories.ts';

/** Moves a category by one place; at the end of the list it stays. */
export function moveCategory(app: App, person: Person, id: number, { way }: { readonly way: 'up' | 'down' }) {
  return editCategories(app, person, async (transaction, write, all) => {
    const category = findListed(all, id);
    const listed = all.filter(isListed);
    const from = listed.indexOf(category);
    const to = way === 'up' ? from - 1 : from + 1;
    if (to < 0 || to === listed.length) return;
    const order = listed.toSpliced(from, 1).toSpliced(to, 0, category);
    await orderCategories(
      transaction,
      order.map((each) => each.id),
    );
    await write({ action: 'move_category', subjectId: id, details: { slug: category.slug, way } });
  });
}

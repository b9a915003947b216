import type { Person } from '#kernel/actor';
import { hideCategory as writeHidden } from '#modules/categories';
import type { App } from '#platform/app';
import { findListed } from '../rules/index.ts';
import { editCategories } from './edit-categories.ts';

interface Wished {
  readonly hidden: boolean;
  readonly reason: string;
}

/** Takes a category out of every list, or puts it back; whoever chose it keeps it. */
export function hideCategory(app: App, person: Person, id: number, { hidden, reason }: Wished) {
  return editCategories(app, person, async (transaction, write, all) => {
    const { slug } = findListed(all, id);
    await writeHidden(transaction, id, hidden);
    const action = hidden ? 'hide_category' : 'show_category';
    await write({ action, subjectId: id, reason, details: { slug } });
  });
}

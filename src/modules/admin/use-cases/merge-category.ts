import type { Person } from '#kernel/actor';
import { mergeCategory as writeMerged, writeCategory } from '#modules/categories';
import { mostWords, wordsOf } from '#modules/categories/rules';
import type { App } from '#platform/app';
import { moveChoices } from '../categories.store.ts';
import { findListed } from '../rules/index.ts';
import { editCategories } from './edit-categories.ts';
import { refuseCategory } from './refuse-category.ts';

interface Wished {
  readonly intoId: number;
  readonly reason: string;
}

/** Lets a category go into another for good, with its people, its words and its address. */
export function mergeCategory(app: App, person: Person, id: number, { intoId, reason }: Wished) {
  return editCategories(app, person, async (transaction, write, all) => {
    const from = findListed(all, id);
    if (intoId === id) throw refuseCategory('intoId', 'intoItself');
    const into = findListed(all, intoId);
    const words = [...new Set([...into.words, ...wordsOf(from)])];
    if (words.length > mostWords) throw refuseCategory('intoId', 'wordsMany');
    // The categories first: whoever chooses one of them meanwhile waits here, and follows.
    await writeMerged(transaction, id, intoId);
    await writeCategory(transaction, intoId, { names: into.names, words });
    await moveChoices(transaction, from.slug, into.slug);
    const details = { slug: from.slug, into: into.slug };
    await write({ action: 'merge_category', subjectId: id, reason, details });
  });
}

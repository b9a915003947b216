import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import {
  forgetCategories,
  hideCategory as writeHidden,
  insertCategory,
  mergeCategory as writeMerged,
  orderCategories,
  readCategories as readAll,
  tellCategories,
  writeCategory,
} from '#modules/categories';
import { mostWords, readWords, wordsOf, type Category } from '#modules/categories/rules';
import { refreshPeople } from '#modules/explore';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import type { AdminCategoryOnWire } from '../categories.contract.ts';
import { countPeopleOfCategories, moveChoices } from '../categories.store.ts';
import { mustBeAdmin } from '../rules/index.ts';
import { asAdmin, type WriteAudit } from './write-audit.ts';

/** Every category in its order, with how many people are found in it; those that went into another stand there. */
export async function readCategories(app: App, person: Person): Promise<AdminCategoryOnWire[]> {
  mustBeAdmin(person);
  await refreshPeople(app);
  const [all, people] = await Promise.all([readAll(app.database), countPeopleOfCategories(app.database)]);
  return all.filter(isThere).map(({ id, slug, names, words, hidden }) => ({
    id,
    slug,
    names,
    hidden,
    words: [...words],
    people: people.get(slug) ?? 0,
    formerSlugs: all.filter(({ mergedInto }) => mergedInto === id).map((former) => former.slug),
  }));
}

interface Wished {
  readonly names: {
    en: string;
    es?: string | null | undefined;
    fr?: string | null | undefined;
    ar?: string | null | undefined;
  };
  readonly words: readonly string[];
}

/** Adds a category at the end of the list. */
export function addCategory(app: App, person: Person, { slug, ...wished }: Wished & { slug: string }) {
  return edit(app, person, async (transaction, write, all) => {
    if (all.some((each) => each.slug === slug)) throw refuseField('slug', 'slugTaken');
    const subjectId = await insertCategory(transaction, slug, readWished(wished, all));
    await write({ ...about, action: 'add_category', subjectId, details: { slug } });
  });
}

/** Writes a category's names and words. */
export function changeCategory(app: App, person: Person, id: number, wished: Wished) {
  return edit(app, person, async (transaction, write, all) => {
    const { slug } = find(all, id);
    await writeCategory(transaction, id, readWished(wished, all, id));
    await write({ ...about, action: 'change_category', subjectId: id, details: { slug } });
  });
}

/** Moves a category by one place; at the end of the list it stays. */
export function moveCategory(app: App, person: Person, id: number, { way }: { way: 'up' | 'down' }) {
  return edit(app, person, async (transaction, write, all) => {
    const category = find(all, id);
    const there = all.filter(isThere);
    const from = there.indexOf(category);
    const to = way === 'up' ? from - 1 : from + 1;
    if (to < 0 || to === there.length) return;
    const order = there.toSpliced(from, 1).toSpliced(to, 0, category);
    await orderCategories(
      transaction,
      order.map((each) => each.id),
    );
    await write({ ...about, action: 'move_category', subjectId: id, details: { slug: category.slug, way } });
  });
}

/** Takes a category out of every list, or puts it back; whoever chose it keeps it. */
export function hideCategory(
  app: App,
  person: Person,
  id: number,
  { hidden, reason }: { hidden: boolean; reason: string },
) {
  return edit(app, person, async (transaction, write, all) => {
    const { slug } = find(all, id);
    await writeHidden(transaction, id, hidden);
    const action = hidden ? 'hide_category' : 'show_category';
    await write({ ...about, action, subjectId: id, reason, details: { slug } });
  });
}

/** Lets a category go into another for good, with its people, its words and its address. */
export function mergeCategory(
  app: App,
  person: Person,
  id: number,
  { intoId, reason }: { intoId: number; reason: string },
) {
  return edit(app, person, async (transaction, write, all) => {
    const from = find(all, id);
    if (intoId === id) throw refuseField('intoId', 'intoItself');
    const into = find(all, intoId);
    const words = [...new Set([...into.words, ...wordsOf(from)])];
    if (words.length > mostWords) throw refuseField('intoId', 'wordsMany');
    // The categories first: whoever chooses one of them meanwhile waits here, and follows.
    await writeMerged(transaction, id, intoId);
    await writeCategory(transaction, intoId, { names: into.names, words });
    await moveChoices(transaction, from.slug, into.slug);
    await write({
      ...about,
      action: 'merge_category',
      subjectId: id,
      reason,
      details: { slug: from.slug, into: into.slug },
    });
  });
}

const about = { subjectKind: 'category', reason: null } as const;

/** Does something to the categories as an admin; every process knows it before the answer, or a moment after it. */
async function edit(
  app: App,
  person: Person,
  act: (transaction: Executor, write: WriteAudit, all: readonly Category[]) => Promise<void>,
): Promise<AdminCategoryOnWire[]> {
  await asAdmin(app, person, async (transaction, write) => {
    await act(transaction, write, await readAll(transaction));
    await tellCategories(app, transaction);
  });
  forgetCategories(app);
  return readCategories(app, person);
}

function isThere({ mergedInto }: Category): boolean {
  return mergedInto === null;
}

/** What went into another is not there any more. */
function find(all: readonly Category[], id: number): Category {
  const found = all.find((category) => category.id === id);
  if (!found || !isThere(found)) throw refuse('not_found');
  return found;
}

function readWished({ names: { en, es, fr, ar }, words: typed }: Wished, all: readonly Category[], id?: number) {
  const same = (each: Category) => isThere(each) && each.id !== id && each.names.en.toLowerCase() === en.toLowerCase();
  if (all.some(same)) throw refuseField('names.en', 'nameTaken');
  const words = readWords(typed);
  if (!words) throw refuseField('words', 'wordsMany');
  return { names: { en, es: es ?? null, fr: fr ?? null, ar: ar ?? null }, words };
}

type Problem = 'slugTaken' | 'nameTaken' | 'wordsMany' | 'intoItself';

function refuseField(field: string, problem: Problem): Refusal {
  return refuse('invalid', { fields: { [field]: translator()(`categories.problem.${problem}`, { mostWords }) } });
}

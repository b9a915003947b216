import type { Person } from '#kernel/actor';
import { forgetCategories, readCategories as readAll, tellCategories } from '#modules/categories';
import type { Category } from '#modules/categories/rules';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { AdminCategoryOnWire } from '../categories.contract.ts';
import { readCategories } from './read-categories.ts';
import { asAdmin, type Deed } from './write-audit.ts';

type CategoryDeed = Omit<Deed, 'subjectKind' | 'reason'> & { readonly reason?: string };
type WriteDeed = (deed: CategoryDeed) => Promise<void>;

/**
 * Does something to the categories as an admin, one admin after the other; every process knows it before the answer, or a
 * moment after it. `act` is handed all categories, those that went into another, too.
 */
export async function editCategories(
  app: App,
  person: Person,
  act: (transaction: Executor, write: WriteDeed, all: readonly Category[]) => Promise<void>,
): Promise<AdminCategoryOnWire[]> {
  await asAdmin(app, person, async (transaction, write) => {
    const writeDeed: WriteDeed = ({ reason = null, ...deed }) => write({ ...deed, subjectKind: 'category', reason });
    await act(transaction, writeDeed, await readAll(transaction));
    await tellCategories(app, transaction);
  });
  forgetCategories(app);
  return readCategories(app, person);
}

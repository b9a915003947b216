import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { AdminFilterOnWire } from '../filters.contract.ts';
import * as store from '../filters.store.ts';
import { mustBeAdmin } from '../rules/index.ts';

/** For each list. */
const mostFilters = 12;

/** The filters that an admin kept; for admins alone. */
export async function readFilters(app: App, person: Person): Promise<AdminFilterOnWire[]> {
  mustBeAdmin(person);
  return store.listFilters(app.database, person.id);
}

/** Keeps what a list is narrowed to under a name. It does nothing to anybody, so the log does not hear of it. */
export async function keepFilter(
  app: App,
  person: Person,
  wished: Omit<AdminFilterOnWire, 'id'>,
): Promise<AdminFilterOnWire> {
  mustBeAdmin(person);
  const kept = await store.insertFilter(app.database, person.id, wished, mostFilters);
  if (!kept) throw refuse('too_many_filters', { values: { most: mostFilters } });
  return kept;
}

/** Forgets one of one's filters. */
export async function removeFilter(app: App, person: Person, id: number): Promise<void> {
  mustBeAdmin(person);
  if (!(await store.deleteFilter(app.database, person.id, id))) throw refuse('not_found');
}

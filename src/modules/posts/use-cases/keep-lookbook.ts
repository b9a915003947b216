import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import * as store from '../lookbooks.store.ts';
import { insertSave } from '../marks.store.ts';

const mostLookbooks = 100;

/** Begins a lookbook; answers its id. */
export async function createLookbook(
  app: App,
  person: Person,
  wished: { name: string; isPublic: boolean },
): Promise<number> {
  const lookbook = { ...wished, userId: person.id, createdAt: app.clock.now() };
  const id = await store.insertLookbook(app.database, lookbook, mostLookbooks);
  if (id === store.nameTaken) throw refuse('lookbook_name_taken');
  if (id === undefined) throw refuse('too_many_lookbooks', { values: { most: mostLookbooks } });
  return id;
}

/** Renames one's lookbook, or changes who may see it. */
export async function changeLookbook(
  app: App,
  person: Person,
  id: number,
  change: { name?: string | undefined; isPublic?: boolean | undefined },
): Promise<void> {
  const changed = await store.updateLookbook(app.database, person.id, id, change);
  if (changed === store.nameTaken) throw refuse('lookbook_name_taken');
  if (changed === undefined) throw refuse('not_found');
}

/** Takes a lookbook away; its posts stay saved. */
export async function removeLookbook(app: App, person: Person, id: number): Promise<void> {
  if (!(await store.deleteLookbook(app.database, person.id, id))) throw refuse('not_found');
}

/** Puts a post into one's lookbook, and saves it; twice is harmless. */
export function addToLookbook(app: App, person: Person, id: number, postId: number): Promise<void> {
  return app.database.transaction(async (transaction) => {
    if (!(await store.lockLookbook(transaction, person.id, id))) throw refuse('not_found');
    const now = app.clock.now();
    if (!(await insertSave(transaction, person.id, postId, now))) throw refuse('not_found');
    await store.insertLookbookPost(transaction, id, postId, now);
  });
}

/** Takes a post out of one's lookbook; it stays saved. */
export function takeFromLookbook(app: App, person: Person, id: number, postId: number): Promise<void> {
  return app.database.transaction(async (transaction) => {
    if (!(await store.lockLookbook(transaction, person.id, id))) throw refuse('not_found');
    await store.deleteLookbookPost(transaction, id, postId);
  });
}

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findClient } from '../clients.store.ts';
import { saveNote } from '../notes.store.ts';
import { findOwnKey } from './read-client.ts';

/** Writes down what a professional wants to know of a client the next time; null takes it away. */
export async function changeNote(app: App, person: Person, bookingId: number, note: string | null): Promise<void> {
  const key = await findOwnKey(app.database, person, bookingId);
  const now = app.clock.now();
  if (!(await findClient(app.database, person.id, key, now))) throw refuse('not_found');
  await saveNote(app.database, person.id, key, { note, now });
}

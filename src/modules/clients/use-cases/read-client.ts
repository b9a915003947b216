import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import {
  findClient,
  findClientKey,
  listVisits,
  readSpent,
  type ClientKey,
  type KnownClient,
} from '../clients.store.ts';
import { findNote } from '../notes.store.ts';

/** Whoever one of a person's own bookings is of; `not_found` where it is not theirs, or of an account that is gone. */
export async function readClient(app: App, person: Person, bookingId: number): Promise<KnownClient> {
  const key = await findOwnKey(app.database, person, bookingId);
  const now = app.clock.now();
  const [row, note, spent, visits] = await Promise.all([
    findClient(app.database, person.id, key, now),
    findNote(app.database, person.id, key),
    readSpent(app.database, person.id, key, now),
    listVisits(app.database, person.id, key),
  ]);
  if (!row) throw refuse('not_found');
  return { row, note, spent, visits };
}

/** By what the client of one of a person's own bookings is known. */
export async function findOwnKey(executor: Executor, person: Person, bookingId: number): Promise<ClientKey> {
  const key = await findClientKey(executor, person.id, bookingId);
  if (!key) throw refuse('not_found');
  return key;
}

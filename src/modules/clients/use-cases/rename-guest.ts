import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { renameGuest as renameVisits } from '#modules/bookings';
import type { App } from '#platform/app';
import { findClientKey, lockBookingIds } from '../clients.store.ts';
import { moveNote } from '../notes.store.ts';
import { findOwnKey } from './read-client.ts';

/** What a guest is called, and how they are rung. */
export interface GuestNames {
  readonly fullName: string;
  readonly phone: string | null;
}

/**
 * Corrects, in all their visits with a professional, what a guest is called and how they are rung; the note goes along. Whoever
 * has an account says themselves what they are called: `has_account`.
 */
export async function renameGuest(app: App, person: Person, bookingId: number, names: GuestNames): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const key = await findOwnKey(transaction, person, bookingId);
    if (key.clientId !== null || key.guestKey === null) throw refuse('has_account');
    const bookingIds = await lockBookingIds(transaction, person.id, key);
    await renameVisits(transaction, bookingIds, { ...names, now: app.clock.now() });
    const after = await findClientKey(transaction, person.id, bookingId);
    await moveNote(transaction, person.id, { from: key.guestKey, to: after!.guestKey! });
  });
}

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findBookingOf, lockBooking } from '#modules/bookings';
import type { App } from '#platform/app';
import { enter, listEntries } from '../ledger.store.ts';
import { balanceOf, sumOf } from '../rules/index.ts';
import { settleBooking } from './settle-booking.ts';

/**
 * Writes down that a client paid the rest at the visit, by the professional's word; or takes that word back. Refuses
 * `not_completed` for a visit that is not over.
 */
export async function markPaidInPerson(app: App, person: Person, bookingId: number, paid: boolean): Promise<void> {
  const { by } = await findBookingOf(app, person, bookingId);
  if (by !== 'artist') throw refuse('forbidden');
  await app.database.transaction(async (transaction) => {
    const booking = (await lockBooking(transaction, bookingId))!;
    if (booking.status !== 'completed') throw refuse('not_completed');
    const now = app.clock.now();
    await settleBooking(transaction, booking, { by, now });
    const entries = await listEntries(transaction, [bookingId]);
    const amount = paid ? Math.max(0, balanceOf(entries).due) : -sumOf(entries, 'in_person');
    if (amount === 0) return;
    await enter(transaction, [{ kind: 'in_person', amount }], { bookingId, currency: booking.currency, by, at: now });
  });
}

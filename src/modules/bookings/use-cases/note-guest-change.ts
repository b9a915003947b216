import type { Executor } from '#platform/database';
import type { GuestChange } from '../bookings.events.ts';
import { seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { insertGuestChange } from '../guest-changes.store.ts';

/**
 * Records that a guest's visits get another address or an account, so that the owner of the previous address can undo it;
 * undefined for a guest without an address. `booking` is its state before the change.
 */
export async function noteGuestChange(
  transaction: Executor,
  booking: BookingRow,
  kind: 'address' | 'claim',
  now: number,
): Promise<GuestChange | undefined> {
  const { id: bookingId, guestEmail: email, guestLanguage } = booking;
  if (email === null) return undefined;
  const id = await insertGuestChange(transaction, { seriesId: seriesIdOf(booking), kind, email, now });
  return { id, kind, bookingId, email, language: guestLanguage ?? 'en' };
}

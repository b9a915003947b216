import type { Executor } from '#platform/database';
import type { GuestChange } from '../bookings.events.ts';
import { seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { insertGuestChange } from '../guest-changes.store.ts';

/**
 * Keeps that a guest's visits get another address or an account, so that whoever reads mail at the address before can undo it;
 * undefined for a guest without an address. `booking` is as it was before.
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

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { blockGuest } from '#modules/safety';
import type { App } from '#platform/app';
import { findBookingOf } from './find-booking-of.ts';

/** Takes no more bookings from the guest of a visit; for its artist. Answers the block's id. */
export async function blockGuestOf(app: App, person: Person, bookingId: number): Promise<number> {
  const { booking, by } = await findBookingOf(app, person, bookingId);
  if (by !== 'artist') throw refuse('forbidden');
  if (booking.clientId !== null || booking.guestName === null) throw refuse('guest_unknown');
  return blockGuest(app, person, { name: booking.guestName, email: booking.guestEmail, phone: booking.guestPhone });
}

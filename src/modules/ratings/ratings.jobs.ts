import type { BookingClaimed } from '#modules/bookings';
import type { App } from '#platform/app';
import { claimRatings } from './ratings.store.ts';

/** What a guest said goes with the visit that they claim for an account. */
export function listenRatings(app: App): void {
  app.events.on<BookingClaimed>('booking.claimed', async (transaction, { bookingIds, clientId }) => {
    await claimRatings(transaction, bookingIds, clientId);
  });
}

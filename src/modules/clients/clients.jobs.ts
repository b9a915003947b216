import type { BookingClaimed } from '#modules/bookings';
import type { App } from '#platform/app';
import { giveNotes } from './notes.store.ts';

/** What is written down about a guest goes with the visits that they claim for an account. */
export function listenClients(app: App): void {
  app.events.on<BookingClaimed>('booking.claimed', (transaction, { bookingIds, clientId }) =>
    giveNotes(transaction, bookingIds, clientId),
  );
}

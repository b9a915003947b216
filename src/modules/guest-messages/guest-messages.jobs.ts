import type { BookingClaimed } from '#modules/bookings';
import type { App } from '#platform/app';
import { giveMessages } from './use-cases/give-messages.ts';

/** What was written about a guest's visits goes along when an account claims them. */
export function listenGuestMessages(app: App): void {
  app.events.on<BookingClaimed>('booking.claimed', (transaction, { bookingIds, clientId }) =>
    giveMessages(transaction, bookingIds, clientId),
  );
}

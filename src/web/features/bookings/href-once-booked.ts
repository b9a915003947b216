import { paths } from '#web/paths.ts';
import type { Booking } from './queries.ts';

/** Where a signed-in client goes once a visit is booked: to pay for it, or to see it confirmed. */
export function hrefOnceBooked({ id, status }: Pick<Booking, 'id' | 'status'>): string {
  return status === 'awaiting_payment' ? paths.checkout(id, true) : paths.bookingConfirmation(id, true);
}

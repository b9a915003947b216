import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { readdressVisits } from '../guest-address.store.ts';
import { holdsTime } from '../rules/index.ts';
import { limitGuest } from './limit-asking.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkUnchanged, stepRefused } from './refuse-step.ts';

/**
 * Sends what a guest got by mail to another address, or once more to the same; the visits of its series go along. Refuses once
 * the visit is over or called off, `already_claimed` where an account keeps it, and `too_many_tries`.
 */
export async function readdressBooking(
  app: App,
  booking: BookingRow,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<BookingRow> {
  if (booking.clientId !== null) throw refuse('already_claimed', { body: { bookingId: booking.id } });
  // Whom the artist wrote in without an address never got the link by mail.
  if (booking.guestEmail === null) throw refuse('not_found');
  const now = app.clock.now();
  if (!holdsTime(booking.status) || booking.endsAt < now) throw stepRefused('visit_over', booking, now);
  await limitGuest(app, email, address);
  await app.database.transaction(async (transaction) => {
    checkUnchanged(booking, await lockBooking(transaction, booking.id));
    const firstId = seriesIdOf(booking);
    if (email !== booking.guestEmail) await readdressVisits(transaction, { firstId, email, now });
    const visits = await listSeriesVisits(transaction, firstId);
    const bookingIds = visits.filter(({ status, endsAt }) => holdsTime(status) && endsAt > now).map(({ id }) => id);
    await recordBookingEvent(app, transaction, 'booking.readdressed', { bookingIds });
  });
  return (await findBooking(app.database, booking.id))!;
}

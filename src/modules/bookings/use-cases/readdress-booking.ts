import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { readdressVisits, wasReaddressedSince } from '../guest-address.store.ts';
import { holdsTime } from '../rules/index.ts';
import { limitGuest } from './limit-asking.ts';
import { isTokenOf } from './manage-token.ts';
import { beforeLast, openManageLink } from './open-manage-link.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { noteGuestChange } from './note-guest-change.ts';
import { checkUnchanged, stepRefused } from './refuse-step.ts';
import { idIn } from './signed-id.ts';

const pressedTwice = 10_000;

/**
 * Sends what a guest got by mail to another address, or once more to the same; the visits of its series go along. Refuses once
 * the visit is over or cancelled, `already_claimed` if it belongs to an account, and `too_many_tries`. Returns the visit with the
 * version of its new links.
 */
export async function readdressBooking(
  app: App,
  token: string,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<{ readonly booking: BookingRow; readonly version: number }> {
  const done = await findReaddressed(app, token, email);
  if (done) return { booking: done, version: done.manageVersion };
  const booking = await openManageLink(app, token);
  if (booking.clientId !== null) throw refuse('already_claimed', { body: { bookingId: booking.id } });
  // Whom the artist wrote in without an address never got the link by mail.
  if (booking.guestEmail === null) throw refuse('not_found');
  const now = app.clock.now();
  if (!holdsTime(booking.status) || booking.endsAt < now) throw stepRefused('visit_over', booking, now);
  await limitGuest(app, email, address);
  await app.database.transaction(async (transaction) => {
    const current = await lockBooking(transaction, booking.id);
    // The other of two presses was quicker.
    if (email !== booking.guestEmail && email === current?.guestEmail) return;
    checkUnchanged(booking, current);
    const firstId = seriesIdOf(booking);
    const change =
      email === booking.guestEmail ? undefined : await noteGuestChange(transaction, booking, 'address', now);
    if (change) await readdressVisits(transaction, { firstId, email, now });
    const visits = await listSeriesVisits(transaction, firstId);
    const bookingIds = visits.filter(({ status, endsAt }) => holdsTime(status) && endsAt > now).map(({ id }) => id);
    await recordBookingEvent(app, transaction, 'booking.readdressed', { bookingIds, ...(change && { change }) });
  });
  const version = email === booking.guestEmail ? booking.manageVersion : booking.manageVersion + 1;
  return { booking: (await findBooking(app.database, booking.id))!, version };
}

/** The form may be sent twice by one who presses twice: the second finds its link taken back by the first. */
async function findReaddressed(app: App, token: string, email: string): Promise<BookingRow | undefined> {
  const id = idIn(token);
  const booking = id === undefined ? undefined : await findBooking(app.database, id);
  if (!booking || booking.clientId !== null || !isTokenOf(app, token, beforeLast(booking))) return undefined;
  const since = app.clock.now() - pressedTwice;
  return (await wasReaddressedSince(app.database, { id: booking.id, email, since })) ? booking : undefined;
}

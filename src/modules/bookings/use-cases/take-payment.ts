import { minuteMs } from '#kernel/time';
import { lockArtist, readBusyTimes } from '#modules/availability';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { standAfterPayment } from '../booking-changes.store.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings.store.ts';
import { visitOf } from '../message.store.ts';
import { requestExpiry, statusAt } from '../rules/index.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/**
 * What a payment did for its booking: `stands`, it counts now, also where it had lapsed and its time was still free; `gone`,
 * it had lapsed and its time is somebody else's; `as_it_was`, it did not wait for one.
 */
export type AfterPayment = 'stands' | 'gone' | 'as_it_was';

/**
 * Lets a booking count for which money came, and keeps it as it is until the transaction ends. `waits`: it is what had to be
 * paid first; `again`: that never came before, so it may stand although it lapsed. Its people are told as of a new booking.
 */
export async function takePayment(
  app: App,
  transaction: Executor,
  { bookingId, waits, again }: { readonly bookingId: number; readonly waits: boolean; readonly again: boolean },
): Promise<{ readonly booking: BookingRow; readonly outcome: AfterPayment }> {
  const seen = (await findBooking(transaction, bookingId))!;
  await lockArtist(transaction, seen.artistId);
  const booking = (await lockBooking(transaction, bookingId))!;
  const now = app.clock.now();
  const status = statusAt(booking, now);
  const lapsed = status === 'expired' && again && booking.oncePaid !== null;
  if (!waits || (status !== 'awaiting_payment' && !lapsed)) return { booking, outcome: 'as_it_was' };
  if (lapsed && !(await isStillFree(transaction, booking, now))) return { booking, outcome: 'gone' };
  await standAfterPayment(transaction, bookingId, { expiresAt: requestExpiry(now, booking.startsAt), now });
  const stands = (await findBooking(transaction, bookingId))!;
  const name = stands.status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await recordBookingEvent(app, transaction, name, {
    bookingId,
    bookingIds: [bookingId],
    by: stands.status === 'confirmed' ? 'system' : 'client',
    from: null,
    visits: [visitOf(stands)],
  });
  return { booking: stands, outcome: 'stands' };
}

async function isStillFree(transaction: Executor, booking: BookingRow, now: number): Promise<boolean> {
  const { id, artistId, startsAt, endsAt, gapMinutes } = booking;
  if (booking.artistGone || booking.clientGone || now >= startsAt) return false;
  const window = { artistId, from: startsAt, to: endsAt + gapMinutes * minuteMs, now, exceptBookingId: id };
  return (await readBusyTimes(transaction, window)).length === 0;
}

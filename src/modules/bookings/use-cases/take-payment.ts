import { minuteMs } from '#kernel/time';
import { lockArtist, readBusyTimes } from '#modules/availability';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { standAfterPayment } from '../booking-changes.store.ts';
import { findBooking, listSeriesVisits, lockBooking, type BookingRow } from '../bookings.store.ts';
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
 * paid first; `again`: that never came before, so it may stand although it lapsed. A series stands or falls as a whole. Its people
 * are told as of a new booking.
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
  const visits = (await readWaiting(transaction, booking)).filter((visit) => statusAt(visit, now) === status);
  if (lapsed && !(await areStillFree(transaction, booking, visits, now))) return { booking, outcome: 'gone' };
  const standing = visits.map(({ id, startsAt }) => ({ id, expiresAt: requestExpiry(now, startsAt) }));
  await standAfterPayment(transaction, standing, now);
  const stands = (await findBooking(transaction, bookingId))!;
  const name = stands.status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await recordBookingEvent(app, transaction, name, {
    bookingId,
    bookingIds: visits.map(({ id }) => id),
    by: stands.status === 'confirmed' ? 'system' : 'client',
    from: null,
    ...(visits.length === 1 && { visits: [visitOf(stands)] }),
  });
  return { booking: stands, outcome: 'stands' };
}

type Visit = Pick<BookingRow, 'id' | 'startsAt' | 'endsAt' | 'status' | 'expiresAt'>;

/** The visits that wait for what is paid for this one: itself and, of a series, those that follow. */
async function readWaiting(transaction: Executor, booking: BookingRow): Promise<readonly Visit[]> {
  return booking.isRecurring ? listSeriesVisits(transaction, booking.id) : [booking];
}

async function areStillFree(
  transaction: Executor,
  { artistId, gapMinutes, artistGone, clientGone, startsAt }: BookingRow,
  visits: readonly Visit[],
  now: number,
): Promise<boolean> {
  if (artistGone || clientGone || now >= startsAt) return false;
  for (const { id, startsAt: from, endsAt } of visits) {
    const window = { artistId, from, to: endsAt + gapMinutes * minuteMs, now, exceptBookingId: id };
    if ((await readBusyTimes(transaction, window)).length > 0) return false;
  }
  return true;
}

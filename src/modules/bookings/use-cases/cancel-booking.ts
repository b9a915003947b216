import type { App } from '#platform/app';
import { cancelBookings } from '../booking-changes.store.ts';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { blockingStatuses, holdsTime, statusAt, type Part } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkStep, checkUnchanged, stepRefused } from './refuse-step.ts';

/** Cancels a visit; with `cancelAll` also every later open one of its series, a set that is decided once. */
export async function cancelBooking(
  app: App,
  seen: BookingRow,
  { by, cancelAll }: { by: Part; cancelAll: boolean },
): Promise<BookingRow> {
  return changeArtistTime(app, seen.artistId, async (transaction) => {
    const now = app.clock.now();
    const booking = await lockBooking(transaction, seen.id);
    checkUnchanged(seen, booking);
    checkStep(booking, 'cancelled', by, now);
    if (by === 'client' && booking.endsAt <= now) throw stepRefused('visit_over', booking, now);
    const ids = [booking.id];
    if (cancelAll && booking.isRecurring) {
      const visits = await listSeriesVisits(transaction, seriesIdOf(booking));
      const later = visits.filter(({ id, startsAt }) => id !== booking.id && startsAt >= booking.startsAt);
      ids.push(...later.filter((visit) => holdsTime(statusAt(visit, now))).map(({ id }) => id));
    }
    const bookingIds = await cancelBookings(transaction, ids, { from: blockingStatuses, by, now });
    const event = { bookingId: booking.id, bookingIds, by, from: booking.status };
    await recordBookingEvent(app, transaction, 'booking.cancelled', event);
    return (await findBooking(transaction, booking.id))!;
  });
}

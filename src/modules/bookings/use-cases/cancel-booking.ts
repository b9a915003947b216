import type { App } from '#platform/app';
import { cancelBookings } from '../booking-changes.store.ts';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { readVisitsForMessage } from '../message.store.ts';
import { blockingStatuses, holdsTime, statusAt, type Part } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkFree, checkStep, checkUnchanged, stepRefused } from './refuse-step.ts';

export interface Cancelling {
  readonly by: Part;
  /** Also every later open visit of its series, a set that is decided once. */
  readonly cancelAll: boolean;
  /** Whether an admin does it who is signed in as this person: then only what is free. */
  readonly acting?: boolean;
}

/** Cancels a visit. */
export async function cancelBooking(
  app: App,
  seen: BookingRow,
  { by, cancelAll, acting = false }: Cancelling,
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
    if (acting) {
      const visits = await readVisitsForMessage(transaction, ids);
      // The fee of each follows from what the one was that somebody acted on.
      const { status } = booking;
      checkFree(
        visits.map((visit) => ({ ...visit, status })),
        { to: 'cancelled', by, now },
      );
    }
    const bookingIds = await cancelBookings(transaction, ids, { from: blockingStatuses, by, now });
    const event = { bookingId: booking.id, bookingIds, by, from: booking.status };
    await recordBookingEvent(app, transaction, 'booking.cancelled', event);
    return (await findBooking(transaction, booking.id))!;
  });
}

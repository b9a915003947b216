import type { App } from '#platform/app';
import { cancelBookings } from '../booking-changes.store.ts';
import type { Cancellation } from '../bookings.contract.ts';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { readVisitsForMessage } from '../message.store.ts';
import { blockingStatuses, holdsTime, lateFee, statusAt, type Part } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { checkFee } from './check-fee.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkFree, checkStep, checkUnchanged, stepRefused } from './refuse-step.ts';

export interface Cancelling {
  readonly by: Part;
  /** Also every later open visit of its series, a set that is decided once. */
  readonly cancelAll: boolean;
  /** Whether an admin does it who is signed in as this person: then only what is free. */
  readonly acting?: boolean;
  /** What the client was shown that it costs them. */
  readonly expectedFee?: Cancellation['expectedFee'];
  /** What whoever cancels tells the other about why. */
  readonly reason?: string | null | undefined;
}

/** Cancels a visit; `fee_changed` where that costs another fee than its client was shown. */
export async function cancelBooking(
  app: App,
  seen: BookingRow,
  { by, cancelAll, acting = false, expectedFee, reason }: Cancelling,
): Promise<BookingRow> {
  return changeArtistTime(app, seen.artistId, async (transaction) => {
    const now = app.clock.now();
    const booking = await lockBooking(transaction, seen.id);
    checkUnchanged(seen, booking);
    checkStep(booking, 'cancelled', by, now);
    if (by === 'client' && booking.endsAt <= now) throw stepRefused('visit_over', booking, now);
    const ids = [booking.id];
    if (cancelAll && booking.isRecurring) {
      const series = await listSeriesVisits(transaction, seriesIdOf(booking));
      const later = series.filter(({ id, startsAt }) => id !== booking.id && startsAt >= booking.startsAt);
      ids.push(...later.filter((visit) => holdsTime(statusAt(visit, now))).map(({ id }) => id));
    }
    const visits = ids.length === 1 ? [booking] : await readVisitsForMessage(transaction, ids);
    if (acting) checkFree(visits, { to: 'cancelled', by, now });
    const fees = visits.map((visit) => ({ id: visit.id, fee: by === 'client' ? lateFee(visit, now) : 0 }));
    checkFee(expectedFee, { amount: fees.reduce((sum, { fee }) => sum + fee, 0), currency: booking.currency });
    const bookingIds = await cancelBookings(transaction, ids, { from: blockingStatuses, by, now, reason });
    const event = {
      bookingId: booking.id,
      bookingIds,
      by,
      from: booking.status,
      fees: Object.fromEntries(fees.map(({ id, fee }) => [id, fee])),
      ...(reason && { reason }),
    };
    await recordBookingEvent(app, transaction, 'booking.cancelled', event);
    return (await findBooking(transaction, booking.id))!;
  });
}

import type { App } from '#platform/app';
import { listSeriesVisits, seriesIdOf, type BookingRow, type SiblingVisit } from '../bookings.store.ts';

/** Every visit of a booking's series by time; none for a single visit. */
export async function readSeries(app: App, booking: BookingRow): Promise<SiblingVisit[]> {
  return booking.isRecurring ? listSeriesVisits(app.database, seriesIdOf(booking)) : [];
}

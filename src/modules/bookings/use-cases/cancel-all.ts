import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { cancelBookings, lockOpenOf } from '../booking-changes.store.ts';
import { blockingStatuses } from '../rules/index.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/**
 * Cancels every visit to come of a person who leaves, as client and as artist, and tells the other sides; answers how many. Whoever
 * calls it holds the person's time (`changeArtistTime`) and their row, so that none is added meanwhile.
 */
export async function cancelAll(app: App, transaction: Executor, userId: number): Promise<number> {
  const now = app.clock.now();
  const open = await lockOpenOf(transaction, userId, { from: blockingStatuses, now });
  for (const by of ['artist', 'client'] as const) {
    const ids = open.filter((visit) => visit.by === by).map(({ id }) => id);
    if (ids.length > 0) await cancelBookings(transaction, ids, { from: blockingStatuses, by, now });
  }
  const alike = Map.groupBy(open, ({ seriesId, from }) => `${seriesId} ${from}`);
  for (const visits of alike.values()) {
    const bookingIds = visits.map(({ id }) => id);
    const { by, from } = visits[0]!;
    await recordBookingEvent(app, transaction, 'booking.cancelled', {
      bookingId: bookingIds[0]!,
      bookingIds,
      by,
      from,
      leaves: true,
    });
  }
  return open.length;
}

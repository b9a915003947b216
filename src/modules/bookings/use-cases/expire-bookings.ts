import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import { forgetAskedBy } from '../asked-by.store.ts';
import { expireOverdue, listArtistsWithOverdue } from '../expiry.store.ts';
import { deleteGuestChangesBefore } from '../guest-changes.store.ts';
import { deleteGuestRequestsBefore } from '../guest-requests.store.ts';
import { deleteHoldsOver } from '../holds.store.ts';
import { deleteKeysBefore } from '../idempotency.store.ts';
import { expireMoveRequests } from '../move-requests.store.ts';
import { undoOver, visitTime } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { askedTime } from './move-booking.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/** A key answers repeats for a week. */
const keysKept = 7 * dayMs;

/** Marks lapsed requests, so that both parties are notified, and deletes what has expired: holds, keys, and the like. */
export async function expireBookings(app: App): Promise<void> {
  const now = app.clock.now();
  for (const artistId of await listArtistsWithOverdue(app.database, now)) {
    await changeArtistTime(app, artistId, async (transaction) => {
      const expired = await expireOverdue(transaction, artistId, now);
      const alike = Map.groupBy(expired, ({ seriesId, from }) => `${seriesId} ${from}`);
      for (const visits of alike.values()) {
        const bookingIds = visits.map(({ id }) => id).toSorted((one, other) => one - other);
        const event = { bookingId: bookingIds[0]!, bookingIds, by: 'system', from: visits[0]!.from } as const;
        await recordBookingEvent(app, transaction, 'booking.expired', event);
      }
      for (const { id, startsAt, duration } of await expireMoveRequests(transaction, artistId, now)) {
        const asked = askedTime(visitTime(startsAt, duration, 0));
        const event = { bookingId: id, bookingIds: [id], by: 'system', from: 'confirmed', asked } as const;
        await recordBookingEvent(app, transaction, 'booking.move_expired', event);
      }
    });
  }
  await deleteHoldsOver(app.database, now);
  await deleteKeysBefore(app.database, now - keysKept);
  await forgetAskedBy(app.database, now - dayMs);
  await deleteGuestRequestsBefore(app.database, now - dayMs);
  await deleteGuestChangesBefore(app.database, undoOver(now));
}

import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import { forgetAskedBy } from '../asked-by.store.ts';
import { expireOverdue, listArtistsWithOverdue } from '../expiry.store.ts';
import { deleteGuestChangesBefore } from '../guest-changes.store.ts';
import { deleteGuestRequestsBefore } from '../guest-requests.store.ts';
import { deleteHoldsOver } from '../holds.store.ts';
import { deleteKeysBefore } from '../idempotency.store.ts';
import { expireMoveRequests } from '../move-requests.store.ts';
import { undoOver } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { recordExpiredMoves } from './record-expired-moves.ts';

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
      await recordExpiredMoves(app, transaction, await expireMoveRequests(transaction, artistId, now));
    });
  }
  await deleteHoldsOver(app.database, now);
  await deleteKeysBefore(app.database, now - keysKept);
  await forgetAskedBy(app.database, now - dayMs);
  await deleteGuestRequestsBefore(app.database, now - dayMs);
  await deleteGuestChangesBefore(app.database, undoOver(now));
}

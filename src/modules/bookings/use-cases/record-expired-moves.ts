import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { ExpiredMoveRequest } from '../move-requests.store.ts';
import { visitTime } from '../rules/index.ts';
import { askedTime } from './move-booking.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/** Records that wishes for other times have ended without an answer, so that both parties are notified. */
export async function recordExpiredMoves(
  app: App,
  transaction: Executor,
  expired: readonly ExpiredMoveRequest[],
): Promise<void> {
  for (const { id, startsAt, duration } of expired) {
    const asked = askedTime(visitTime(startsAt, duration, 0));
    const event = { bookingId: id, bookingIds: [id], by: 'system', from: 'confirmed', asked } as const;
    await recordBookingEvent(app, transaction, 'booking.move_expired', event);
  }
}

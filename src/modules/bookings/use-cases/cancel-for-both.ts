import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { cancelBookings } from '../booking-changes.store.ts';
import { lockBooking } from '../bookings.store.ts';
import { blockingStatuses, holdsTime, statusAt } from '../rules/index.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { stepRefused } from './refuse-step.ts';

/**
 * Cancels an open visit in neither's name but the house's: both are told. Whoever calls it holds the artist's time
 * (`changeArtistTime`). Refuses `step_not_allowed` when it is over or cancelled already.
 */
export async function cancelForBoth(app: App, transaction: Executor, id: number): Promise<void> {
  const now = app.clock.now();
  const booking = await lockBooking(transaction, id);
  if (!booking) throw refuse('not_found');
  const status = statusAt(booking, now);
  if (!holdsTime(status)) throw stepRefused(status === 'cancelled' ? 'already' : 'no_such_step', booking, now);
  const bookingIds = await cancelBookings(transaction, [id], { from: blockingStatuses, by: 'system', now });
  const event = { bookingId: id, bookingIds, by: 'system', from: booking.status } as const;
  await recordBookingEvent(app, transaction, 'booking.cancelled', event);
}

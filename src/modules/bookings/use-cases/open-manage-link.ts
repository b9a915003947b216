import { refuse } from '#kernel/refusal';
import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import { findBooking, type BookingRow } from '../bookings.store.ts';
import { claimedBookingId, isTokenOf } from './manage-token.ts';

/** A manage link opens so long after its visit. */
const openAfterVisit = 30 * dayMs;

/** The booking behind a manage link; `not_found` for a wrong, revoked or old one. Changes nothing. */
export async function openManageLink(app: App, token: string): Promise<BookingRow> {
  const id = claimedBookingId(token);
  const booking = id === undefined ? undefined : await findBooking(app.database, id);
  if (!booking || !isTokenOf(app, token, booking)) throw refuse('not_found');
  if (app.clock.now() > booking.endsAt + openAfterVisit) throw refuse('not_found');
  return booking;
}

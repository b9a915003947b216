import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, type BookingRow } from '../bookings.store.ts';
import { linkOpens } from '../rules/index.ts';
import { isTokenOf, type Manageable } from './manage-token.ts';
import { idIn } from './signed-id.ts';

/**
 * The booking behind a manage link; `not_found` for a wrong, revoked or old one, `already_claimed` with its `bookingId` for a
 * guest's whose booking belongs to an account since. Changes nothing.
 */
export async function openManageLink(app: App, token: string): Promise<BookingRow> {
  const { booking, former } = await openAnyLink(app, token);
  if (former) throw refuse('already_claimed', { body: { bookingId: booking.id } });
  return booking;
}

/** The same, also for the guest's link of a booking that belongs to an account since (`former`): it leads there, no more. */
export async function openAnyLink(app: App, token: string): Promise<{ booking: BookingRow; former: boolean }> {
  const id = idIn(token);
  const booking = id === undefined ? undefined : await findBooking(app.database, id);
  if (!booking) throw refuse('not_found');
  const former = booking.clientId !== null && isTokenOf(app, token, beforeLast(booking));
  if (!former && !isTokenOf(app, token, booking)) throw refuse('not_found');
  if (!linkOpens(booking.endsAt, app.clock.now())) throw refuse('not_found');
  return { booking, former };
}

/** Claiming raises the version by one, and so does another address; a link that was revoked even before that stays unknown. */
export function beforeLast({ id, manageVersion }: BookingRow): Manageable {
  return { id, manageVersion: manageVersion - 1 };
}

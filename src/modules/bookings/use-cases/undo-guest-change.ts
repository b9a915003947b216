import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Limit } from '#platform/limits';
import { findBooking, listSeriesVisits, lockBooking, type BookingRow } from '../bookings.store.ts';
import { findGuestChange, undoChange, type GuestChangeRow } from '../guest-changes.store.ts';
import { holdsTime, linkOpens, undoneUntil } from '../rules/index.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { idIn, isSignedFor, signId } from './signed-id.ts';

const limit: Limit = { name: 'undo_guest_change', points: 30, seconds: 3600 };

const purposeOf = (id: number) => `guest-change:${id}`;

/** The token of the link that undoes a change to a guest's visits; it is mailed only to the previous address. */
export function guestChangeToken(app: Pick<App, 'secret'>, id: number): string {
  return signId(app, id, purposeOf(id));
}

export interface OpenChange {
  readonly change: GuestChangeRow;
  /** The first visit of the series, or the single one. */
  readonly booking: BookingRow;
}

/** The change behind such a link; `not_found` for a wrong or expired one. Changes nothing. */
export async function openGuestChange(app: App, token: string): Promise<OpenChange> {
  const id = idIn(token);
  const change = id === undefined ? undefined : await findGuestChange(app.database, id);
  if (!change || !isSignedFor(app, token, purposeOf(change.id))) throw refuse('not_found');
  const booking = await findBooking(app.database, change.seriesId);
  const now = app.clock.now();
  if (!booking || now > undoneUntil(change.changedAt) || !linkOpens(booking.endsAt, now)) throw refuse('not_found');
  return { change, booking };
}

/**
 * Restores the previous address on a guest's visits: they get new links, and an account that claimed them loses them.
 * Returns the first visit with the version of the new links, the same for a repeat; `link_replaced` if the visits have since
 * been restored to an even earlier address.
 */
export async function undoGuestChange(
  app: App,
  token: string,
  address: string,
): Promise<{ readonly booking: BookingRow; readonly version: number }> {
  await app.limits.spend(limit, address);
  const { change } = await openGuestChange(app, token);
  return app.database.transaction(async (transaction) => {
    const before = (await lockBooking(transaction, change.seriesId))!;
    const current = (await findGuestChange(transaction, change.id))!;
    if (current.undoneAt !== null) {
      const isSame = before.clientId === null && before.manageVersion === current.undoneVersion;
      if (!isSame) throw refuse('link_replaced');
      return { booking: before, version: before.manageVersion };
    }
    const now = app.clock.now();
    const version = await undoChange(transaction, change, now);
    if (version === undefined) throw refuse('not_found');
    const visits = await listSeriesVisits(transaction, change.seriesId);
    const bookingIds = visits.filter(({ status, endsAt }) => holdsTime(status) && endsAt > now).map(({ id }) => id);
    const loser = before.clientEmail ?? before.guestEmail;
    const language = before.clientLanguage ?? before.guestLanguage ?? 'en';
    await recordBookingEvent(app, transaction, 'booking.readdressed', {
      bookingIds,
      ...(loser !== null && { change: { kind: 'undone', bookingId: before.id, email: loser, language } }),
    });
    return { booking: (await findBooking(transaction, before.id))!, version };
  });
}

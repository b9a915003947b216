import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findBooking, listSeriesVisits, openManageLink, seriesIdOf, type BookingRow } from '#modules/bookings';
import { isGuestApart } from '#modules/safety';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { countUnreadOf, listGuestMessages, type GuestMessage } from '../guest-messages.store.ts';
import {
  visitWrittenAbout,
  whyNotWriteAsGuest,
  whyNotWriteToGuest,
  type WhyNotWriteAsGuest,
  type WhyNotWriteToGuest,
} from '../rules/index.ts';

export interface Written {
  readonly messages: readonly GuestMessage[];
  readonly whyNot: WhyNotWriteToGuest | WhyNotWriteAsGuest | undefined;
}

/** What a professional and a guest wrote, as the professional has it. */
export interface GuestThread extends Written {
  /** The visit that is written about: of a series the next to come, else the last. */
  readonly visit: BookingRow;
  readonly unreadCount: number;
}

/** The thread with the guest of one of a professional's own bookings; `not_found` for all others. */
export async function readThread(app: App, person: Person, bookingId: number): Promise<GuestThread> {
  const visit = await findOwnVisit(app, person, bookingId);
  const [messages, unreadCount, whyNot] = await Promise.all([
    listGuestMessages(app.database, seriesIdOf(visit)),
    countUnreadOf(app.database, seriesIdOf(visit)),
    findWhyNot(app, app.database, visit),
  ]);
  return { visit, messages, unreadCount, whyNot };
}

/** The visit that is written about, of one of a professional's own bookings that a guest made. */
export async function findOwnVisit(app: App, person: Person, bookingId: number): Promise<BookingRow> {
  const booking = await findBooking(app.database, bookingId);
  if (booking?.artistId !== person.id || booking.guestName === null) throw refuse('not_found');
  return findVisitWrittenAbout(app, booking);
}

/** Of a booking, which may be one of a series, the visit that is written about. */
export async function findVisitWrittenAbout(app: App, booking: BookingRow): Promise<BookingRow> {
  if (!booking.isRecurring) return booking;
  const { id } = visitWrittenAbout(await listSeriesVisits(app.database, seriesIdOf(booking)), app.clock.now());
  return id === booking.id ? booking : (await findBooking(app.database, id))!;
}

/** Why a professional cannot write to the guest of a visit. */
export async function findWhyNot(
  app: App,
  executor: Executor,
  visit: BookingRow,
): Promise<WhyNotWriteToGuest | undefined> {
  const { clientId, guestEmail: email, endsAt } = visit;
  const apart = await areGuestsApart(executor, visit);
  return whyNotWriteToGuest({ claimed: clientId !== null, apart, email, endsAt }, app.clock.now());
}

/** What was written about the visit behind a guest's link, and whether its guest may write. Reading changes nothing. */
export async function readManagedThread(app: App, token: string): Promise<Written> {
  const booking = await openManageLink(app, token);
  const [messages, whyNot] = await Promise.all([
    listGuestMessages(app.database, seriesIdOf(booking)),
    findWhyNotAsGuest(app.database, booking),
  ]);
  return { messages, whyNot };
}

/** Why the guest of a visit cannot write behind the link that opened it. */
export async function findWhyNotAsGuest(
  executor: Executor,
  booking: BookingRow,
): Promise<WhyNotWriteAsGuest | undefined> {
  const { clientId, artistGone: gone, status } = booking;
  const apart = await areGuestsApart(executor, booking);
  return whyNotWriteAsGuest({ claimed: clientId !== null, gone, apart, unpaid: status === 'awaiting_payment' });
}

function areGuestsApart(executor: Executor, { artistId, guestEmail: email, guestPhone: phone }: BookingRow) {
  return isGuestApart(executor, artistId, { email, phone });
}

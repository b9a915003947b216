import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, lockBooking, type BookingRow } from '../bookings.store.ts';
import { answerContest, insertContest } from '../no-shows.store.ts';
import { contestUntil } from '../rules/index.ts';
import { findBookingOf } from './find-booking-of.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkFree, stepRefused } from './refuse-step.ts';

/**
 * Keeps what the client of a visit says against its no-show, for its artist to answer: once, and until nine days after the visit.
 * Refuses `step_not_allowed`. The fee stays due until the no-show is taken back.
 */
export function contestNoShow(app: App, seen: BookingRow, text: string): Promise<BookingRow> {
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const booking = (await lockBooking(transaction, seen.id))!;
    if (booking.status !== 'no_show') throw stepRefused('not_missed', booking, now);
    if (now > contestUntil(booking.endsAt)) throw stepRefused('contest_over', booking, now);
    if (!(await insertContest(transaction, { bookingId: booking.id, text, now })))
      throw stepRefused('contested', booking, now);
    await recordBookingEvent(app, transaction, 'booking.no_show_contested', {
      bookingId: booking.id,
      bookingIds: [booking.id],
      by: 'client',
      from: 'no_show',
      reason: text,
    });
    return (await findBooking(transaction, booking.id))!;
  });
}

/** The same for an account, whose own visit it has to be. */
export async function contestOwnNoShow(app: App, person: Person, id: number, text: string): Promise<BookingRow> {
  const { booking, by } = await findBookingOf(app, person, id);
  if (by !== 'client') throw refuse('forbidden');
  return contestNoShow(app, booking, text);
}

/** The artist's answer to a contested no-show that it stays. Taking it back is a step like every correction. */
export async function keepNoShow(app: App, person: Person, id: number): Promise<BookingRow> {
  const { by } = await findBookingOf(app, person, id);
  if (by !== 'artist') throw refuse('forbidden');
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const booking = (await lockBooking(transaction, id))!;
    // An admin leaves nobody with a fee in an artist's place.
    if (person.actingId != null) checkFree([booking], { to: 'no_show', by, now });
    const kept = booking.status === 'no_show';
    if (!kept || !(await answerContest(transaction, { bookingId: id, outcome: 'kept', now })))
      throw stepRefused('not_contested', booking, now);
    await recordBookingEvent(app, transaction, 'booking.no_show_kept', {
      bookingId: id,
      bookingIds: [id],
      by,
      from: 'no_show',
    });
    return (await findBooking(transaction, id))!;
  });
}

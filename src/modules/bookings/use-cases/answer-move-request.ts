import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, lockBooking, type BookingRow } from '../bookings.store.ts';
import { dropMoveRequest } from '../move-requests.store.ts';
import { moveRequestOf } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { findBookingOf } from './find-booking-of.ts';
import { askedTime, moveBooking } from './move-booking.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkUnchanged, stepRefused } from './refuse-step.ts';

export interface MoveAnswer {
  readonly answer: 'accepted' | 'declined';
  /** The version that the artist saw: a later request of the same client is another one. */
  readonly version: number;
  /** Why it is declined, for its client to read. */
  readonly reason?: string | null | undefined;
}

/** The artist's answer to a client who asks for another time: the visit moves there, or stays confirmed where it is. */
export async function answerMoveRequest(
  app: App,
  person: Person,
  id: number,
  { answer, version, reason }: MoveAnswer,
): Promise<BookingRow> {
  const { booking: seen, by } = await findBookingOf(app, person, id);
  if (by !== 'artist') throw refuse('forbidden');
  if (version !== seen.version) throw refuse('conflict');
  const now = app.clock.now();
  const request = moveRequestOf(seen, now);
  if (!request) throw stepRefused(seen.moveStartsAt === null ? 'no_move_request' : 'lapsed', seen, now);
  if (answer === 'accepted') return moveBooking(app, seen, { date: request.startsAt, version, by, override: true });
  return changeArtistTime(app, seen.artistId, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    checkUnchanged(seen, booking);
    await dropMoveRequest(transaction, id, app.clock.now());
    const told = reason ? { reason } : {};
    const event = { bookingId: id, bookingIds: [id], by, from: booking.status, asked: askedTime(request), ...told };
    await recordBookingEvent(app, transaction, 'booking.move_declined', event);
    return (await findBooking(transaction, id))!;
  });
}

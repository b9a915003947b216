import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { stepBookings } from '../booking-changes.store.ts';
import { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { answerContest, findContest } from '../no-shows.store.ts';
import { statusAt, type BookingStatus } from '../rules/index.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { checkStillFree } from './check-still-free.ts';
import { findBookingOf } from './find-booking-of.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkFree, checkStep, checkUnchanged, stepRefused } from './refuse-step.ts';

const events = {
  confirmed: 'booking.confirmed',
  declined: 'booking.declined',
  completed: 'booking.completed',
  no_show: 'booking.no_show',
} as const;

/** Put back: it was marked as completed before it began. */
const reopens = (from: BookingStatus, to: BookingStatus) => from === 'completed' && to === 'confirmed';

export interface StatusChange {
  readonly status: BookingStatus;
  /** Answers every open request of its series. */
  readonly all?: boolean | undefined;
  /** Why a request is declined or a visit cancelled, for its client to read. */
  readonly reason?: string | null | undefined;
}

/** The artist's step: confirm, decline, complete, no-show, cancel, or put a mark right. */
export async function changeStatus(
  app: App,
  person: Person,
  id: number,
  { status, all = false, reason }: StatusChange,
): Promise<BookingRow> {
  const { booking: seen, by } = await findBookingOf(app, person, id);
  if (by !== 'artist') throw refuse('forbidden');
  const acting = person.actingId != null;
  if (status === 'cancelled') return cancelBooking(app, seen, { by, cancelAll: all, acting, reason });
  return changeArtistTime(app, seen.artistId, async (transaction) => {
    const now = app.clock.now();
    const booking = await lockBooking(transaction, id);
    checkUnchanged(seen, booking);
    const contest = await findContest(transaction, id);
    checkStep({ ...booking, contested: contest?.outcome === null }, status, by, now);
    if (status === 'no_show' && contest) throw stepRefused('taken_back', booking, now);
    if (!isArtistsStep(status)) throw stepRefused('no_such_step', booking, now);
    if (acting) checkFree([booking], { to: status, by, now });
    const reopened = reopens(booking.status, status);
    if (reopened) await checkStillFree(transaction, booking, now);
    const ids = all ? await openRequests(transaction, booking, now) : [id];
    const told = status === 'declined' && reason ? { reason } : {};
    if (booking.status === 'no_show') await answerContest(transaction, { bookingId: id, outcome: 'taken_back', now });
    const bookingIds = await stepBookings(transaction, ids, { from: [booking.status], to: status, now, ...told });
    await recordBookingEvent(app, transaction, reopened ? 'booking.reopened' : events[status], {
      bookingId: id,
      bookingIds,
      by,
      from: booking.status,
      ...told,
    });
    return (await findBooking(transaction, id))!;
  });
}

function isArtistsStep(status: BookingStatus): status is keyof typeof events {
  return status in events;
}

/** This request and, where it belongs to a series, the others that still wait for an answer. */
async function openRequests(transaction: Executor, booking: BookingRow, now: number): Promise<number[]> {
  if (!booking.isRecurring || booking.status !== 'pending') return [booking.id];
  const visits = await listSeriesVisits(transaction, seriesIdOf(booking));
  return visits.filter((visit) => statusAt(visit, now) === 'pending').map(({ id }) => id);
}

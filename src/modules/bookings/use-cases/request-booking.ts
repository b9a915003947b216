import { refuse } from '#kernel/refusal';
import { readBusyTimes } from '#modules/availability';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Wish } from '../bookings.contract.ts';
import type { BookingRow } from '../bookings.store.ts';
import { deleteHoldOf } from '../holds.store.ts';
import { insertRepeatable, type Repeatable } from '../idempotency.store.ts';
import { insertBooking, insertFurtherVisits } from '../new-booking.store.ts';
import { requestExpiry, visitTime, whyNotEach, type VisitTime } from '../rules/index.ts';
import { answerRepeats, repeatable } from './answer-repeats.ts';
import { bookerOf, type Asker } from './booker-of.ts';
import { inTurn } from './change-artist-time.ts';
import { findOwnHold } from './find-own-hold.ts';
import { limitAddress, limitBooker } from './limit-asking.ts';
import { newBooking } from './new-booking.ts';
import { planVisits, type Plan } from './plan-visits.ts';
import { refuseSeries } from './preview-visits.ts';
import { NotFree, proposeInstead } from './propose-instead.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/**
 * Books a visit or a whole series, all of it or nothing, and answers its first visit. The engine that lists free times
 * decides here too; about what another process books at the same moment, the exclusion constraint does.
 */
export async function requestBooking(app: App, wish: Wish, asker: Asker): Promise<BookingRow> {
  const booker = bookerOf(wish, asker.actor);
  await limitAddress(app, 'book', asker.address);
  await limitBooker(app, asker.actor, booker.guestEmail);
  const request = asker.key === undefined ? undefined : repeatable(booker.scope, asker.key, wish);
  return answerRepeats(app, request, async () => {
    const plan = await planVisits(app, wish, asker.actor);
    try {
      return await inTurn(app, wish.artistId, async () => {
        const times = await decide(app, plan, asker.tokenHash);
        return app.database.transaction((transaction) => book(app, transaction, { wish, asker, plan, request, times }));
      });
    } catch (error) {
      if (!(error instanceof NotFree)) throw error;
      if (plan.series) throw await refuseSeries(app, plan, asker.tokenHash);
      const { service, schedule, gap } = plan.offer;
      const { artistId, date: at } = wish;
      const visit = {
        artistId,
        rules: schedule.rules,
        duration: service.duration,
        gap,
        at,
        tokenHash: asker.tokenHash,
      };
      throw await proposeInstead(app, visit, error);
    }
  });
}

/** The times of all visits, once the artist is free at every one of them. */
async function decide(app: App, { offer, visits }: Plan, tokenHash: string | undefined): Promise<VisitTime[]> {
  const { service, schedule, gap } = offer;
  const { duration, userId: artistId } = service;
  const now = app.clock.now();
  const times = visits.map(({ at }) => visitTime(at, duration, gap));
  const from = times[0]!.startsAt;
  const to = times.at(-1)!.blockedUntil;
  const exceptHoldId = await findOwnHold(app, tokenHash);
  const busy = await readBusyTimes(app.database, { artistId, from, to, now, exceptHoldId });
  const starts = times.map(({ startsAt }) => startsAt);
  const whyNot = whyNotEach({ rules: schedule.rules, duration, gap, busy, now }, starts).find(
    (why) => why !== undefined,
  );
  if (whyNot) throw new NotFree(whyNot);
  return times;
}

interface Booking {
  readonly wish: Wish;
  readonly asker: Asker;
  readonly plan: Plan;
  readonly request: Repeatable | undefined;
  readonly times: readonly VisitTime[];
}

async function book(
  app: App,
  transaction: Executor,
  { wish, asker, plan, request, times }: Booking,
): Promise<BookingRow> {
  const now = app.clock.now();
  if (asker.tokenHash !== undefined) await deleteHoldOf(transaction, asker.tokenHash);
  const [first, ...further] = times;
  const { autoConfirm } = plan.offer.schedule;
  const status = autoConfirm ? 'confirmed' : 'pending';
  const expiresAt = ({ startsAt }: VisitTime) => (autoConfirm ? null : requestExpiry(now, startsAt));
  const wished = newBooking({ wish, plan, booker: bookerOf(wish, asker.actor) });
  const booking = await insertBooking(transaction, {
    ...wished,
    status,
    startsAt: first!.startsAt,
    endsAt: first!.endsAt,
    expiresAt: expiresAt(first!),
    createdAt: now,
  });
  if (!booking) throw new NotFree('taken');
  const bookingIds = [booking.id];
  if (further.length > 0) {
    const visits = further.map((time, index) => ({ ...time, expiresAt: expiresAt(time), occurrence: index + 1 }));
    const ids = await insertFurtherVisits(transaction, booking.id, visits);
    if (!ids) throw new NotFree('taken');
    bookingIds.push(...ids);
  }
  if (request && !(await insertRepeatable(transaction, request, booking.id, now))) throw refuse('conflict');
  const by = autoConfirm ? 'system' : 'client';
  const name = autoConfirm ? 'booking.confirmed' : 'booking.requested';
  await recordBookingEvent(app, transaction, name, { bookingId: booking.id, bookingIds, by, from: null });
  return booking;
}

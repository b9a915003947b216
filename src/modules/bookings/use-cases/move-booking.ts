import { refuse } from '#kernel/refusal';
import { instantToLocal, weekday } from '#kernel/time';
import { readBusyTimes, readSchedule, type Schedule } from '#modules/availability';
import { rulesOnWeekdays, rulesToMove } from '#modules/availability/rules';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertMove, moveBooking as writeMove } from '../booking-changes.store.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings.store.ts';
import { askToMove, dropMoveRequest } from '../move-requests.store.ts';
import {
  afterMove,
  fixedBy,
  holdsTime,
  isArtistsOwn,
  moveRequestExpiry,
  moveRequestOf,
  onlyAsksToMove,
  policyOnceMoved,
  priceDaysOf,
  statusAt,
  visitTime,
  whyNotEach,
  type MoveRequest,
  type Part,
} from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { NotFree, proposeInstead } from './propose-instead.ts';
import { datesAround } from './read-bookable.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkUnchanged, stepRefused } from './refuse-step.ts';
import { checkWithinReach } from './refuse-time.ts';

export interface Move {
  /** The new start, epoch milliseconds. */
  readonly date: number;
  /** The version that its mover saw. */
  readonly version: number;
  readonly by: Part;
  /** The artist moves their own hours and notice aside. */
  readonly override?: boolean | undefined;
}

/**
 * Moves a visit: the same booking, at another time, with its frozen minutes and gap. Its old time is not in its own way. Where its
 * artist answers each request, the client of a confirmed visit only asks for the new time, which is held beside the old one until
 * then; moving it to where it is takes that back. A move by the artist is an answer, too.
 */
export async function moveBooking(app: App, seen: BookingRow, move: Move): Promise<BookingRow> {
  const { artistId, duration, gapMinutes: gap } = seen;
  if (move.version !== seen.version) throw refuse('conflict');
  checkWithinReach(move.date, app.clock.now());
  const schedule = await readSchedule(app.database, artistId, datesAround(move.date, move.date));
  try {
    return await carryOut(app, seen, move, schedule);
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    const rules = rulesOnWeekdays(rulesToMove(schedule.rules, seen, app.clock.now()), priceDaysOf(seen, move.by));
    throw await proposeInstead(app, { artistId, rules, duration, gap, at: move.date }, error);
  }
}

function carryOut(app: App, seen: BookingRow, { date, by, override }: Move, schedule: Schedule): Promise<BookingRow> {
  const { id, artistId, duration, gapMinutes: gap } = seen;
  const { autoConfirm } = schedule;
  const { startsAt, endsAt, blockedUntil } = visitTime(date, duration, gap);
  return changeArtistTime(app, artistId, async (transaction) => {
    const now = app.clock.now();
    const rules = rulesToMove(schedule.rules, seen, now);
    const booking = await lockBooking(transaction, id);
    checkUnchanged(seen, booking);
    if (!holdsTime(statusAt(booking, now))) throw stepRefused('no_such_step', booking, now);
    if (now >= (by === 'client' ? booking.startsAt : booking.endsAt)) throw stepRefused('visit_over', booking, now);
    const request = moveRequestOf(booking, now);
    if (startsAt === booking.startsAt) {
      return request && by === 'client' ? withdrawRequest(app, transaction, booking, request) : booking;
    }
    const asks = onlyAsksToMove(booking, { by, autoConfirm });
    if (asks && startsAt === request?.startsAt) return booking;
    const fixed = by === 'client' ? fixedBy(booking, now) : undefined;
    if (fixed) throw stepRefused(`fixed.${fixed}`, booking, now);
    const days = priceDaysOf(booking, by);
    const day = weekday(instantToLocal(rules.timeZone, startsAt).date);
    if (days.length > 0 && !days.includes(day)) throw stepRefused('offer_days', booking, now);
    const exceptOwnVisits = by === 'artist' && override === true;
    const window = { artistId, from: startsAt, to: blockedUntil, now, exceptBookingId: id, exceptOwnVisits };
    const busy = await readBusyTimes(transaction, window);
    const [whyNot] = whyNotEach({ rules, duration, gap, busy, now }, [startsAt]);
    if (whyNot && !(by === 'artist' && override && isArtistsOwn(whyNot))) throw new NotFree(whyNot);
    if (asks) return askFor(app, transaction, booking, startsAt);
    const granted = by === 'artist' && startsAt === request?.startsAt;
    // Whose wish it was agreed to the terms of the new time.
    const mover = granted ? 'client' : by;
    await insertMove(transaction, { id, to: startsAt, by: mover, now });
    const state = afterMove(booking, { now, startsAt });
    const policy = policyOnceMoved(booking.policy, { by: mover, now, startsAt });
    const to = { startsAt, endsAt, timeZone: rules.timeZone, policy, tellsArtist: by === 'client' };
    const time = { id, version: booking.version, ...to, ...state };
    if ((await writeMove(transaction, time, now)) === 'taken') throw new NotFree('taken');
    const { startsAt: oldStart, endsAt: oldEnd, timeZone: oldZone, place: oldPlace } = booking;
    const times = { oldStart, oldEnd, oldZone, oldPlace };
    const answer = granted ? { granted } : request && { asked: askedTime(request) };
    const event = { bookingId: id, bookingIds: [id], by, from: booking.status, ...times, ...answer };
    await recordBookingEvent(app, transaction, 'booking.moved', event);
    return (await findBooking(transaction, id))!;
  });
}

/** Holds the new time beside the confirmed one until the artist answers. */
async function askFor(app: App, transaction: Executor, booking: BookingRow, startsAt: number): Promise<BookingRow> {
  const now = app.clock.now();
  const { id, version, duration } = booking;
  const wish = { id, version, startsAt, expiresAt: moveRequestExpiry(now, booking.startsAt, startsAt) };
  if (!(await askToMove(transaction, wish, now))) throw new NotFree('taken');
  const asked = { start: startsAt, end: visitTime(startsAt, duration, 0).endsAt };
  const event = { bookingId: id, bookingIds: [id], by: 'client', from: booking.status, asked } as const;
  await recordBookingEvent(app, transaction, 'booking.move_asked', event);
  return (await findBooking(transaction, id))!;
}

async function withdrawRequest(
  app: App,
  transaction: Executor,
  { id, status: from }: BookingRow,
  request: MoveRequest,
): Promise<BookingRow> {
  await dropMoveRequest(transaction, id, app.clock.now());
  const event = { bookingId: id, bookingIds: [id], by: 'client', from, asked: askedTime(request) } as const;
  await recordBookingEvent(app, transaction, 'booking.move_withdrawn', event);
  return (await findBooking(transaction, id))!;
}

/** As events tell it. */
export function askedTime({ startsAt: start, endsAt: end }: Pick<MoveRequest, 'startsAt' | 'endsAt'>) {
  return { start, end };
}

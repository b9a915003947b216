import { wallTimeAt, type EpochMs } from '#kernel/time';
import {
  agreedBlocks,
  insertClockMoves,
  listOccupiedTimes,
  releaseHoldsIn,
  shiftBlock,
  type ClockMove,
} from '#modules/availability';
import { planClockMoves, startOnClock, type WantedMove } from '#modules/availability/rules';
import { agreedOpenings, shiftOpening } from '#modules/openings';
import type { App } from '#platform/app';
import type { AgreedTime, Executor } from '#platform/database';
import { agreedBookings, shiftBooking } from '../agreed-bookings.store.ts';
import { endMoveRequests, type ExpiredMoveRequest } from '../move-requests.store.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { recordExpiredMoves } from './record-expired-moves.ts';

/** A visit or a block that is to move. */
interface Shift extends WantedMove {
  readonly kind: 'booking' | 'block';
  readonly time: AgreedTime;
}

type Outcome = Omit<ClockMove, 'version' | 'artistId'>;

/**
 * Brings what one artist has before them to the agreed clock time, all of it or, where something else has the time by now,
 * all but that, and writes down which. Records `booking.clock_changed`.
 */
export function shiftArtistTimes(app: App, artistId: number, version: string): Promise<void> {
  return changeArtistTime(app, artistId, async (transaction) => {
    const now = app.clock.now();
    const outcomes = [
      ...(await shiftOccupied(app, transaction, artistId, now)),
      ...(await shiftOpenings(transaction, artistId, now)),
    ];
    if (outcomes.length === 0) return;
    await insertClockMoves(transaction, { version, artistId }, outcomes, now);
    const bookings = outcomes.filter(({ kind }) => kind === 'booking');
    if (bookings.length === 0) return;
    const idsOf = (outcome: ClockMove['outcome']) =>
      bookings.filter((each) => each.outcome === outcome).map(({ subjectId }) => subjectId);
    const event = { artistId, moved: idsOf('moved'), clashes: idsOf('clash') };
    await recordBookingEvent(app, transaction, 'booking.clock_changed', event);
  });
}

/** Visits and blocks, which may be in each other's way. */
async function shiftOccupied(app: App, transaction: Executor, artistId: number, now: EpochMs): Promise<Outcome[]> {
  const bookings = await agreedBookings.lockToCome(transaction, artistId, now);
  const toShift = bookings.filter((time) => startOnClock(time) !== time.startsAt).map(({ id }) => id);
  // Which clock time a client asks for instead is not on record: they can ask again.
  const ended = await endMoveRequests(transaction, toShift, now);
  const blocks = await agreedBlocks.lockToCome(transaction, artistId, now);
  const occupied = await listOccupiedTimes(transaction, artistId, now);
  const shifts: Shift[] = [];
  const kinds = { booking: new Map(bookings.map(byId)), block: new Map(blocks.map(byId)) };
  const stays = occupied.filter(({ start, end, bookingId, blockId }) => {
    const kind = bookingId === null ? 'block' : 'booking';
    const time = kinds[kind].get(bookingId ?? blockId ?? 0);
    const to = time && startOnClock(time);
    if (!time || to === time.startsAt) return true;
    shifts.push({ kind, time, now: { start, end }, to: to! });
    return false;
  });
  // The clock time that was asked for moved by as much as that of the visit.
  const onClock = (wish: ExpiredMoveRequest) => {
    const visit = kinds.booking.get(wish.id)!;
    return { ...wish, startsAt: wish.startsAt + startOnClock(visit) - visit.startsAt };
  };
  const { moves, clashes } = planClockMoves(shifts, stays);
  for (const { kind, time, to, now: span } of moves) {
    // A hold of ten minutes gives way.
    await releaseHoldsIn(transaction, artistId, to, to + span.end - span.start);
    const shifted = { id: time.id, startsAt: to, localStart: wallTimeAt(time.timeZone, to) };
    await (kind === 'booking' ? shiftBooking(transaction, shifted, now) : shiftBlock(transaction, shifted));
  }
  // Only now: the mail says where the visit is.
  await recordExpiredMoves(app, transaction, ended.map(onClock));
  const outcomeOf =
    (outcome: Outcome['outcome']) =>
    ({ kind, time, to }: Shift) =>
      outcomeFor(kind, time, to, outcome);
  return [...moves.map(outcomeOf('moved')), ...clashes.map(outcomeOf('clash'))];
}

async function shiftOpenings(transaction: Executor, artistId: number, now: EpochMs): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const openings = await agreedOpenings.lockToCome(transaction, artistId, now);
  const shifts = openings
    .map((time) => ({ time, to: startOnClock(time) }))
    .filter(({ time, to }) => to !== time.startsAt);
  // In front of the one that follows: two an hour apart would meet.
  const inFront = ({ time, to }: (typeof shifts)[number]) => (to < time.startsAt ? to : -to);
  for (const { time, to } of shifts.toSorted((one, other) => inFront(one) - inFront(other))) {
    const shifted = { id: time.id, startsAt: to, localStart: wallTimeAt(time.timeZone, to) };
    const isMoved = await shiftOpening(transaction, shifted);
    outcomes.push(outcomeFor('opening', time, to, isMoved ? 'moved' : 'clash'));
  }
  return outcomes;
}

function outcomeFor(kind: Outcome['kind'], time: AgreedTime, to: EpochMs, outcome: Outcome['outcome']): Outcome {
  const { id: subjectId, timeZone, localStart, startsAt: fromStart } = time;
  return { kind, subjectId, timeZone, localStart, fromStart, toStart: to, outcome };
}

const byId = (time: AgreedTime): [number, AgreedTime] => [time.id, time];

import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { readBusyTimes, readSchedule } from '#modules/availability';
import { gapMinutes } from '#modules/availability/rules';
import { findServices, findServiceWithOffers, joinServices } from '#modules/catalogue';
import type { App } from '#platform/app';
import { listEarlierServices, rewriteServices } from '../booking-changes.store.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings.store.ts';
import { changedPrice, knownServices, statusAt, visitTime, whyNotOffered } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { findBookingOf } from './find-booking-of.ts';
import { NotFree } from './propose-instead.ts';
import { datesAround } from './read-bookable.ts';
import { recordBookingEvent } from './record-booking-event.ts';
import { checkUnchanged, stepRefused } from './refuse-step.ts';
import { whoIsBooked } from './who-is-booked.ts';

export interface WishedChange {
  readonly serviceId: number;
  readonly additionIds?: readonly number[] | undefined;
  /** The version that the artist saw. */
  readonly version: number;
}

/**
 * Changes what a confirmed visit is of; for its artist, until they mark it. What it keeps, or goes back to, it has at the minutes and
 * the price it was booked for. Refuses `service_gone` and `addition_gone` as booking does, `visit_too_long` where another one is booked by then.
 */
export async function changeServices(app: App, person: Person, id: number, wished: WishedChange): Promise<BookingRow> {
  const { booking: seen, by } = await findBookingOf(app, person, id);
  if (by !== 'artist') throw refuse('forbidden');
  if (wished.version !== seen.version) throw refuse('conflict');
  const change = await readChange(app, seen, wished);
  try {
    return await carryOut(app, seen, change);
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    const { artistId, startsAt } = seen;
    const { blockedUntil: to } = visitTime(startsAt, change.duration, change.gap);
    const visits = await whoIsBooked(app, artistId, { from: startsAt, to, exceptId: id });
    throw visits === '' ? refuse('slot_taken') : refuse('visit_too_long', { values: { visits } });
  }
}

type Change = Awaited<ReturnType<typeof readChange>>;

/** What the visit is of afterwards, how long it takes and what it costs. */
async function readChange(app: App, booking: BookingRow, { serviceId, additionIds = [] }: WishedChange) {
  const { artistId, startsAt, offerId, currency } = booking;
  const before = await listEarlierServices(app.database, booking.id);
  const { parts: booked, gaps, discount } = knownServices(booking, before);
  const wishedIds = [serviceId, ...additionIds];
  const [found, was, schedule] = await Promise.all([
    findServices(
      app.database,
      wishedIds.filter((each) => !booked.has(each)),
    ),
    findServiceWithOffers(app.database, booking.serviceId),
    readSchedule(app.database, artistId, datesAround(startsAt, startsAt)),
  ]);
  // What it is or was of stays possible, also where it is not offered any more.
  const kept = { userId: artistId, currency, extraGap: 0, published: true, removedAt: null };
  const services = wishedIds.flatMap((each) => {
    const part = booked.get(each);
    return part ? { ...kept, ...part } : (found.find((service) => service.id === each) ?? []);
  });
  const first = services.find((service) => service.id === serviceId);
  const joined = joinServices({ artistId, serviceId, additionIds }, first, services.slice(first ? 1 : 0));
  if (joined.service.currency !== currency) throw refuse('service_gone');
  const { parts } = joined;
  const offer = was?.offers.find((each) => each.id === offerId);
  return {
    serviceId,
    serviceName: joined.service.name,
    duration: joined.service.duration,
    gap: Math.max(gaps.get(serviceId) ?? 0, gapMinutes(schedule.rules, joined.service.extraGap)),
    additions: parts.slice(1).map(({ id, name, duration, price }) => ({ serviceId: id, name, duration, price })),
    ...changedPrice({ discount, currency }, parts, offer),
    earlier: [...before, snapshotOf(booking)].slice(0, mostEarlier),
    rules: schedule.rules,
  };
}

/** Beyond these nothing is kept: nobody goes back that far. */
const mostEarlier = 20;

function snapshotOf({ serviceId, serviceName, duration, gapMinutes: gap, total, discount, additions }: BookingRow) {
  return { serviceId, serviceName, duration, gapMinutes: gap, total, discount, additions };
}

function carryOut(app: App, seen: BookingRow, { rules, gap, ...change }: Change): Promise<BookingRow> {
  const { id, artistId } = seen;
  const { duration } = change;
  return changeArtistTime(app, artistId, async (transaction) => {
    const now = app.clock.now();
    const booking = await lockBooking(transaction, id);
    checkUnchanged(seen, booking);
    if (statusAt(booking, now) !== 'confirmed') throw stepRefused('no_such_step', booking, now);
    const { startsAt } = booking;
    const { endsAt, blockedUntil } = visitTime(startsAt, duration, gap);
    const busy = await readBusyTimes(transaction, {
      artistId,
      from: startsAt,
      to: blockedUntil,
      now,
      exceptBookingId: id,
      exceptOwnVisits: true,
    });
    const longer = endsAt > booking.endsAt || gap > booking.gapMinutes;
    // One that began is not past: it takes place.
    const whyNot = longer && whyNotOffered({ rules, duration, gap, busy, now: Math.min(now, startsAt) }, startsAt);
    if (whyNot) throw new NotFree(whyNot);
    const changed = { id, version: booking.version, gapMinutes: gap, endsAt, ...change };
    if ((await rewriteServices(transaction, changed, now)) === 'taken') throw new NotFree('taken');
    const was = { name: booking.serviceName, total: booking.total };
    const event = { bookingId: id, bookingIds: [id], by: 'artist', from: booking.status, was } as const;
    await recordBookingEvent(app, transaction, 'booking.changed', event);
    return (await findBooking(transaction, id))!;
  });
}

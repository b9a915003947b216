import type { Actor } from '#kernel/actor';
import { refuse, type RefusalCode } from '#kernel/refusal';
import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { allows } from '#modules/accounts';
import {
  nearestFreeWindow,
  nextDays,
  readSchedule,
  readSlotFacts,
  type Dates,
  type Schedule,
} from '#modules/availability';
import { gapMinutes, type BusyTime } from '#modules/availability/rules';
import {
  findServices,
  findServiceWithOffers,
  joinServices,
  type JoinedServices,
  type Service,
  type ServiceWithOffers,
  type WishedServices,
} from '#modules/catalogue';
import type { DiscountOffer } from '#modules/catalogue/rules';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { checkWithinReach } from './refuse-time.ts';

/** A published service of an artist, and when they take appointments. */
export interface Bookable extends JoinedServices {
  readonly schedule: Schedule;
  /** What may take something off its price. */
  readonly offers: readonly DiscountOffer[];
  /** Minutes kept free after each visit of it. */
  readonly gap: number;
}

/** What can be booked, and what was busy on the dates next to one moment when it was read. */
export interface BookableAt extends Bookable {
  readonly busy: readonly BusyTime[];
}

/** So far around a visit lie the dates that decide about it or are proposed instead, in days. */
const daysBefore = 14;
const daysAfter = 32;

/**
 * Reads what somebody wishes to book between two instants. Refuses `service_gone` for what is not offered, `addition_gone`
 * where only something added is not, `own_service` for one's own, `invalid` naming `date` for a time that nobody could book.
 */
export async function readBookable(
  app: App,
  actor: Actor,
  wished: WishedServices,
  { from, to }: { from: EpochMs; to: EpochMs },
): Promise<Bookable> {
  checkWished(app, actor, wished, from);
  const [found, added, schedule] = await Promise.all([
    findServiceWithOffers(app.database, wished.serviceId),
    findServices(app.database, wished.additionIds ?? []),
    readSchedule(app.database, wished.artistId, datesAround(from, to)),
  ]);
  return bookableOf(wished, found, added, schedule);
}

/**
 * Reads what somebody wishes to book at one moment, as `readBookable` does, with what is busy there; `exceptHoldId` is theirs, and
 * `lateBy` (milliseconds) how long ago it may have begun.
 */
export async function readBookableAt(
  app: App,
  actor: Actor,
  wished: WishedServices & { date: EpochMs },
  { exceptHoldId, lateBy }: { exceptHoldId: number | undefined; lateBy: number },
): Promise<BookableAt> {
  const { artistId, serviceId, additionIds = [], date } = wished;
  checkWished(app, actor, wished, date + lateBy);
  const window = { artistId, ...nearestFreeWindow(date, nextDays), now: app.clock.now(), exceptHoldId };
  const [found, added, { schedule, busy }] = await Promise.all([
    findServiceWithOffers(app.database, serviceId),
    findServices(app.database, additionIds),
    readSlotFacts(app.database, datesAround(date, date), window),
  ]);
  return { ...bookableOf(wished, found, added, schedule), busy };
}

function checkWished(app: App, actor: Actor, { artistId }: { artistId: number }, from: EpochMs): void {
  if (actor?.id === artistId) throw refuse('own_service');
  checkWithinReach(from, app.clock.now());
}

function bookableOf(
  wished: WishedServices,
  found: ServiceWithOffers | undefined,
  added: readonly Service[],
  schedule: Schedule,
): Bookable {
  const { service, parts } = joinServices(wished, found?.service, added);
  return { service, parts, schedule, offers: found!.offers, gap: gapMinutes(schedule.rules, service.extraGap) };
}

/** The dates whose overrides are needed to decide about visits between two instants, and to propose others. */
export function datesAround(from: EpochMs, to: EpochMs): Dates {
  return {
    from: dateOfDay(Math.floor(from / dayMs) - daysBefore),
    to: dateOfDay(Math.floor(to / dayMs) + daysAfter),
  };
}

/** What is read where an artist would need a plan: by whoever books them, and by themselves. */
const needsPlan = {
  others: { visit: 'no_new_bookings', series: 'no_series' },
  own: { visit: 'plan_needed', series: 'series_plan_needed' },
} as const satisfies Record<string, Record<string, RefusalCode>>;

/**
 * Refuses a new visit, or a whole series, for which an artist would need a plan, in words for whose calendar it is; and to others
 * what they offer only with another service.
 */
export function checkOpen(
  app: App,
  { schedule, parts }: Pick<Bookable, 'schedule' | 'parts'>,
  { series, whose = 'others' }: { readonly series: boolean; readonly whose?: keyof typeof needsPlan | undefined },
): void {
  if (!allows(app, 'newBookings', schedule.terms)) throw refuse(needsPlan[whose].visit);
  if (series && !allows(app, 'series', schedule.terms)) throw refuse(needsPlan[whose].series);
  if (whose === 'others' && parts[0]!.addOn)
    throw refuse('invalid', { fields: { serviceId: translator()('bookingRefusal.additions.alone') } });
}

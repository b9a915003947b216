import { dayOfDate, type PlainDate } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import { allows } from '#modules/accounts';
import { findService, findServices, joinServices } from '#modules/catalogue';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { findSlots, lastDateOf, type DaySlots } from '../rules/index.ts';
import type { Dates } from '../availability.store.ts';
import { readSlotFacts } from '../slot-facts.store.ts';
import { bookableDates, instantsAround, overridesAround } from './bookable-dates.ts';

const mostDays = 62;

export interface SlotsQuery {
  readonly userId: number;
  readonly serviceId: number;
  /** Had in the same visit. */
  readonly additionIds?: readonly number[] | undefined;
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** A hold of the asker's own: its time is still shown as free. */
  readonly ownHoldId?: number | undefined;
}

export interface ListedSlots {
  readonly timeZone: string;
  readonly days: DaySlots[];
  /** The last date that can be had at all. */
  readonly lastDate: PlainDate;
  /** Minutes of the visit that would begin then. */
  readonly duration: number;
}

/** When a published service of this person, with what is added to it, may begin, day by day in their zone. The product's busiest read. */
export async function listSlots(app: App, query: SlotsQuery): Promise<ListedSlots> {
  const { userId, serviceId, additionIds = [], from, to, ownHoldId } = query;
  checkDates({ from, to });
  const now = app.clock.now();
  const dates = bookableDates({ from, to }, now);
  const window = { artistId: userId, ...instantsAround(dates), now, exceptHoldId: ownHoldId };
  const [{ schedule, busy }, first, added] = await Promise.all([
    readSlotFacts(app.database, overridesAround(dates), window),
    findService(app.database, serviceId),
    findServices(app.database, additionIds),
  ]);
  const { service } = joinServices({ artistId: userId, serviceId, additionIds }, first, added);
  const { rules } = schedule;
  const { duration, extraGap: serviceGap } = service;
  const asked = { rules, durationMinutes: duration, serviceGap, busy, now };
  const days = findSlots({ ...asked, from, to });
  const listed = { timeZone: rules.timeZone, days, lastDate: lastDateOf(asked), duration };
  return allows(app, 'newBookings', schedule.terms) ? listed : withoutSlots(listed);
}

/** The same days with nothing free on them. */
export function withoutSlots({ days, ...listed }: ListedSlots): ListedSlots {
  return { ...listed, days: days.map(({ date }) => ({ date, slots: [] })) };
}

/** Refuses dates in the wrong order, and too many at once. */
export function checkDates({ from, to }: Dates): void {
  const t = translator();
  if (from > to) throw refuse('invalid', { fields: { to: t('availability.lastBeforeFirst') } });
  const days = dayOfDate(to) - dayOfDate(from) + 1;
  if (days > mostDays) throw refuse('invalid', { fields: { to: t('availability.tooManyDays', { most: mostDays }) } });
}

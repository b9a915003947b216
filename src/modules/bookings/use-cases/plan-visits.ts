import { refuse, type Refusal } from '#kernel/refusal';
import { dayMs, instantToLocal, weekday, type PlainDate } from '#kernel/time';
import { discountFor, type Discount } from '#modules/catalogue/rules';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { Wish } from '../bookings.contract.ts';
import {
  checkSeries,
  discountWithOpening,
  expandSeries,
  type ExpandedSeries,
  type Series,
  type SeriesVisit,
} from '../rules/index.ts';
import type { Asker } from './booker-of.ts';
import { openingOf, type BookedOpening } from './opening-of.ts';
import { findOwnHold } from './find-own-hold.ts';
import { checkOpen, readBookable, readBookableAt, type Bookable, type BookableAt } from './read-bookable.ts';
import { checkWithinReach } from './refuse-time.ts';

/** What somebody wishes to book, laid out: what it is of and the moments at which its visits begin, ascending. */
export interface Plan {
  readonly bookable: Bookable & Partial<BookableAt>;
  readonly visits: readonly SeriesVisit[];
  /** What is taken off the price of each visit. */
  readonly discount: Discount;
  /** Where one is booked: then only what is past or busy stands against its time. */
  readonly opening?: BookedOpening | undefined;
  /** Only of a series. */
  readonly series?: Series & Pick<ExpandedSeries, 'monthsWithoutDay' | 'datesWithoutDay'>;
}

type Planning = Pick<Asker, 'actor' | 'tokenHash'> & { readonly lateBy?: number; readonly fullPrice?: boolean };

/** A series may reach so far beyond its first visit. */
const longestSeries = 370 * dayMs;

/**
 * Reads what is wished and lays the visits out; refuses what no series can be, naming the field, and what the artist has no
 * plan for (in their own words where the calendar is the asker's `own`). One visit may have begun `lateBy` milliseconds ago; at the
 * `fullPrice` no offer is taken off.
 */
export async function planVisits(
  app: App,
  wish: Wish,
  { actor, tokenHash, lateBy = 0, fullPrice = false }: Planning,
  whose?: 'own',
): Promise<Plan> {
  const priced = (bookable: Bookable): Bookable => (fullPrice ? { ...bookable, offers: [] } : bookable);
  if (wish.openingId != null && wish.additionIds?.length) throw wrong('additionIds', 'additions.opening');
  if (wish.isRecurring !== true) {
    const [bookable, opening] = await Promise.all([
      findOwnHold(app, tokenHash).then((ownHoldId) =>
        readBookableAt(app, actor, wish, { exceptHoldId: ownHoldId, lateBy }),
      ),
      openingOf(app, wish),
    ]);
    checkOpen(app, bookable, { series: false, whose });
    const { date } = instantToLocal(bookable.schedule.rules.timeZone, wish.date);
    const discount = discountOf(app, wish, priced(bookable), [date]);
    const { price, currency } = bookable.service;
    const asked = { price, currency, code: wish.offerCode };
    return {
      bookable,
      visits: [{ date, at: wish.date, clocksSkipTime: false }],
      discount: opening ? discountWithOpening(discount, { ...opening, ...asked }) : discount,
      opening,
    };
  }
  if (wish.openingId != null) throw wrong('openingId', 'openingOnce');
  const bookable = await readBookable(app, actor, wish, { from: wish.date, to: wish.date + longestSeries });
  checkOpen(app, bookable, { series: true, whose });
  const { timeZone } = bookable.schedule.rules;
  const series = seriesOf(wish, timeZone);
  const { visits, monthsWithoutDay, datesWithoutDay } = expandSeries(series);
  if (visits.length === 0) throw wrong('skip', 'seriesNothingLeft');
  const settled = withReplacements(visits, wish.instead ?? [], app.clock.now());
  // A visit that gives way to another time costs what its own day does, as one that is moved later.
  const days = settled.map((visit) => visit.date);
  const discount = discountOf(app, wish, priced(bookable), days);
  return { bookable, visits: settled, discount, series: { ...series, monthsWithoutDay, datesWithoutDay } };
}

function discountOf(
  app: App,
  wish: Wish,
  { service: { currency }, parts, schedule, offers }: Bookable,
  days: readonly PlainDate[],
): Discount {
  const { date: today } = instantToLocal(schedule.rules.timeZone, app.clock.now());
  const visits = { visits: days.length, weekdays: days.map(weekday) };
  return discountFor(offers, { parts, currency, ...visits, today, code: wish.offerCode });
}

function seriesOf(wish: Wish, timeZone: string): Series {
  if (!wish.recurringPattern) throw wrong('recurringPattern', 'seriesPattern');
  const series: Series = {
    start: wish.date,
    timeZone,
    pattern: wish.recurringPattern,
    interval: wish.recurringInterval ?? 1,
    count: wish.recurringCount ?? undefined,
    endDate: wish.recurringEndDate ?? undefined,
    skip: wish.skip,
  };
  const problem = checkSeries(series);
  if (problem) throw wrong(fieldOf[problem], `series.${problem}`);
  return series;
}

const fieldOf = {
  interval: 'recurringInterval',
  length: 'recurringCount',
  count: 'recurringCount',
  end_before_start: 'recurringEndDate',
  end_too_far: 'recurringEndDate',
  too_long: 'recurringCount',
} as const;

function withReplacements(
  visits: readonly SeriesVisit[],
  instead: NonNullable<Wish['instead']>,
  now: number,
): readonly SeriesVisit[] {
  if (instead.length === 0) return visits;
  const others = new Map(instead.map(({ day, date }) => [day, date]));
  for (const day of others.keys()) {
    if (!visits.some(({ date }) => date === day)) throw wrong('instead', 'insteadUnknown');
  }
  for (const at of others.values()) checkWithinReach(at, now);
  return visits
    .map((visit) => {
      const at = others.get(visit.date);
      return at === undefined ? visit : { ...visit, at, clocksSkipTime: false };
    })
    .toSorted((one, other) => one.at - other.at);
}

type Sentence =
  | 'openingOnce'
  | 'additions.opening'
  | 'seriesPattern'
  | 'seriesNothingLeft'
  | 'insteadUnknown'
  | `series.${keyof typeof fieldOf}`;

function wrong(field: string, sentence: Sentence): Refusal {
  return refuse('invalid', { fields: { [field]: translator()(`bookingRefusal.${sentence}`) } });
}

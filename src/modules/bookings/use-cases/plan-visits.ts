import type { Actor } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { dayMs, instantToLocal } from '#kernel/time';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { Wish } from '../bookings.contract.ts';
import { checkSeries, expandSeries, type ExpandedSeries, type Series, type SeriesVisit } from '../rules/index.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { checkWithinReach } from './refuse-time.ts';

/** What somebody wishes to book, laid out: an offer and the moments at which its visits begin, ascending. */
export interface Plan {
  readonly offer: Offer;
  readonly visits: readonly SeriesVisit[];
  /** Only of a series. */
  readonly series?: Series & Pick<ExpandedSeries, 'monthsWithoutDay' | 'datesWithoutDay'>;
}

/** A series may reach so far beyond its first visit. */
const longestSeries = 370 * dayMs;

/** Reads the offer and lays the visits out; refuses what no series can be, naming the field. */
export async function planVisits(app: App, wish: Wish, actor: Actor): Promise<Plan> {
  const recurring = wish.isRecurring === true;
  const offer = await readOffer(app, actor, wish, { from: wish.date, to: wish.date + (recurring ? longestSeries : 0) });
  const { timeZone } = offer.schedule.rules;
  if (!recurring) {
    const { date } = instantToLocal(timeZone, wish.date);
    return { offer, visits: [{ date, at: wish.date, clocksSkipTime: false }] };
  }
  const series = seriesOf(wish, timeZone);
  const { visits, monthsWithoutDay, datesWithoutDay } = expandSeries(series);
  if (visits.length === 0) throw wrong('skip', 'seriesNothingLeft');
  const settled = withReplacements(visits, wish.instead ?? [], app.clock.now());
  return { offer, visits: settled, series: { ...series, monthsWithoutDay, datesWithoutDay } };
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

type Sentence = 'seriesPattern' | 'seriesNothingLeft' | 'insteadUnknown' | `series.${keyof typeof fieldOf}`;

function wrong(field: string, sentence: Sentence): Refusal {
  return refuse('invalid', { fields: { [field]: translator('en')(`bookings.${sentence}`) } });
}

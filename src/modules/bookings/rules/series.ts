import { addDays, dayBounds, firstInstantFrom, instantToLocal, isPlainDate, localToInstants } from '#kernel/time';
import type { EpochMs, PlainDate } from '#kernel/time';

export const seriesPatterns = ['daily', 'weekly', 'biweekly', 'monthly'] as const;

export type SeriesPattern = (typeof seriesPatterns)[number];

/** A visit that comes again at the same time on the clock. It ends by count, by date, or by what comes first of both. */
export interface Series {
  /** The first visit. */
  readonly start: EpochMs;
  readonly timeZone: string;
  readonly pattern: SeriesPattern;
  /** Every so many days, weeks, fortnights or months. */
  readonly interval: number;
  /** How many visits, the first and left out ones included. */
  readonly count?: number | undefined;
  /** The last local date that may have one. */
  readonly endDate?: PlainDate | undefined;
  /** Local dates to leave out. */
  readonly skip?: readonly PlainDate[] | undefined;
}

export interface SeriesVisit {
  readonly date: PlainDate;
  readonly at: EpochMs;
  /** The clocks skip its time on this date, so it begins at the first minute after. */
  readonly clocksSkipTime: boolean;
}

export interface ExpandedSeries {
  readonly visits: readonly SeriesVisit[];
  /** The dates of the series that `skip` leaves out. */
  readonly skipped: readonly PlainDate[];
  /** Months ('YYYY-MM') passed over because they have no such day. */
  readonly monthsWithoutDay: readonly string[];
  /** Dates passed over because the zone's calendar left them out. */
  readonly datesWithoutDay: readonly PlainDate[];
}

export type SeriesProblem = 'interval' | 'length' | 'count' | 'end_before_start' | 'end_too_far' | 'too_long';

export const mostVisits = 26;
const longestInterval = 52;
export const longestMonths = 12;
const lastDate = '9999-12-31';
const daysOf = { daily: 1, weekly: 7, biweekly: 14 };

/** What keeps a series from being laid out; undefined when nothing does. `length`: neither a count nor an end date. */
export function checkSeries(series: Series): SeriesProblem | undefined {
  const { start, timeZone, interval, count, endDate } = series;
  if (!Number.isInteger(interval) || interval < 1 || interval > longestInterval) return 'interval';
  if (count === undefined && endDate === undefined) return 'length';
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= mostVisits)) return 'count';
  const { date } = instantToLocal(timeZone, start);
  const latest = sameDayLater(date, longestMonths);
  if (endDate === undefined) {
    const { visits } = expandSeries({ ...series, skip: [] });
    return visits.at(-1)!.date > latest ? 'too_long' : undefined;
  }
  if (endDate < date) return 'end_before_start';
  return endDate > latest ? 'end_too_far' : undefined;
}

/** Lays out a series that passes `checkSeries`, ascending. Of a time that the clocks repeat, later visits take the first. */
export function expandSeries(series: Series): ExpandedSeries {
  const { start, timeZone, count = Infinity, endDate = lastDate } = series;
  const { date: firstDate, minutes } = instantToLocal(timeZone, start);
  const visits: SeriesVisit[] = [];
  const skipped: PlainDate[] = [];
  const monthsWithoutDay: string[] = [];
  const datesWithoutDay: PlainDate[] = [];
  for (let turn = 0; visits.length + skipped.length < count; turn++) {
    const date = dateOfTurn(series, firstDate, turn);
    if (date > endDate) break;
    if (!isPlainDate(date)) monthsWithoutDay.push(date.slice(0, 7));
    else if (isLeftOut(timeZone, date)) datesWithoutDay.push(date);
    else if (series.skip?.includes(date)) skipped.push(date);
    else {
      const clocksSkipTime = turn > 0 && localToInstants(timeZone, date, minutes).length === 0;
      visits.push({ date, at: turn === 0 ? start : firstInstantFrom(timeZone, date, minutes), clocksSkipTime });
    }
  }
  return { visits, skipped, monthsWithoutDay, datesWithoutDay };
}

/** The date of the first visit and of those after it; in a month that is too short, a text that is no date. */
function dateOfTurn({ pattern, interval }: Series, first: PlainDate, turn: number): string {
  if (pattern === 'monthly') return sameDayLater(first, turn * interval);
  return addDays(first, turn * interval * daysOf[pattern]);
}

/** The same day of a later month, whether that month has it or not; as text it sorts right either way. */
function sameDayLater(date: PlainDate, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}${date.slice(7)}`;
}

/** Whether a zone's calendar has no such date, as Apia's has no 2011-12-30. */
function isLeftOut(timeZone: string, date: PlainDate): boolean {
  const { start, end } = dayBounds(timeZone, date);
  return start === end;
}

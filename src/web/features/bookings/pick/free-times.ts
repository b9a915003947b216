import type { AvailabilityOnWire } from '#modules/availability/contract';
import { stretchesOn } from '#modules/availability/rules';
import { addDays, minuteMs, parseClock, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, offsetMinutes, weekColumn } from '#kernel/visit-time';

/** What a client can choose from, as the server listed it. */
export interface FreeTimes {
  /** Of the artist's place. */
  readonly timeZone: string;
  /** Today's date there. */
  readonly today: PlainDate;
  /** The last date that can be booked. */
  readonly lastDate: PlainDate;
  /** Free starts by date, ascending; dates that were not asked for are missing. */
  readonly days: Readonly<Record<PlainDate, readonly EpochMs[]>>;
  /** Of the dates asked for, those without opening hours. */
  readonly closed: readonly PlainDate[];
  /** Of the dates asked for, those that the notice leaves too little of, so that nobody can book them any more. */
  readonly tooSoon: readonly PlainDate[];
  /** The first free start of all. */
  readonly soonest?: FreeStart | undefined;
  /** Those of the free starts that only an opening makes free. */
  readonly onlyAsOpening?: readonly EpochMs[] | undefined;
}

export interface FreeStart {
  readonly date: PlainDate;
  readonly at: EpochMs;
}

/** The first free start on a date or after it. */
export function firstFree(days: FreeTimes['days'], from: PlainDate): FreeStart | undefined {
  const date = Object.keys(days)
    .toSorted()
    .find((candidate) => candidate >= from && days[candidate]!.length > 0);
  return date === undefined ? undefined : { date, at: days[date]![0]! };
}

/** The first free day of the seven that begin with this one. */
export function firstFreeOfWeek(days: FreeTimes['days'], week: PlainDate): PlainDate | undefined {
  const free = firstFree(days, week)?.date;
  return free !== undefined && free < addDays(week, 7) ? free : undefined;
}

type Hours = Pick<AvailabilityOnWire, 'weekly' | 'overrides'>;

/** Whether a professional opens at all on a date. */
export function opensOn(hours: Hours, date: PlainDate): boolean {
  return stretchesOn(hours, date).length > 0;
}

/** Whether a professional opens on a date, but closes too soon after the notice that they want for a visit of so many minutes. */
export function isTooSoon(
  availability: Hours & Pick<AvailabilityOnWire, 'minNotice' | 'timeZone'>,
  date: PlainDate,
  { now, duration }: { readonly now: EpochMs; readonly duration: number },
): boolean {
  const { minNotice, timeZone } = availability;
  const hours = stretchesOn(availability, date);
  const first = now + minNotice * minuteMs;
  const day = calendarDate(first, timeZone);
  if (hours.length === 0 || date !== day) return hours.length > 0 && date < day;
  const minutes = (first / minuteMs + offsetMinutes(timeZone, first)) % (24 * 60);
  return hours.every(({ end }) => (parseClock(end) ?? 0) - duration < minutes);
}

/** All dates from one to another, both included. */
export function datesBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const dates: PlainDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The first and last date of a date's month. */
export function monthBounds(date: PlainDate): { first: PlainDate; last: PlainDate } {
  const first = `${date.slice(0, 7)}-01`;
  const inNextMonth = addDays(first, 31);
  return { first, last: addDays(inNextMonth, -Number(inNextMonth.slice(8))) };
}

/** The dates of a month in weeks as the reader counts them; null where a week belongs to another month. */
export function weeksOf(date: PlainDate): (PlainDate | null)[][] {
  const { first, last } = monthBounds(date);
  const before: null[] = Array.from({ length: weekColumn(first) }, () => null);
  const after: null[] = Array.from({ length: 6 - weekColumn(last) }, () => null);
  const cells = [...before, ...datesBetween(first, last), ...after];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The week that holds a date and the one after it; weeks are counted from today. */
export function fortnightOf(date: PlainDate, today: PlainDate): { first: PlainDate; last: PlainDate } {
  let first = today;
  while (addDays(first, 7) <= date) first = addDays(first, 7);
  return { first, last: addDays(first, 13) };
}

/** What somebody looks at while they choose: a time, a day, or a month 'YYYY-MM' as a whole. */
export interface Looked {
  readonly slot?: EpochMs | undefined;
  readonly date?: PlainDate | undefined;
  readonly month?: string | undefined;
}

/** A date that has to be shown for what is looked at; undefined leaves the choice to what is free. */
export function dayLookedAt({ slot, date, month }: Looked, timeZone: string): PlainDate | undefined {
  if (slot !== undefined) return calendarDate(slot, timeZone);
  return date ?? (month === undefined ? undefined : `${month}-01`);
}

/** The day to show: the one looked at, else the first free one of the month, else the one to open on. */
export function selectDay(times: FreeTimes, looked: Looked, visitDay?: PlainDate): PlainDate {
  const { today, lastDate, timeZone } = times;
  const day = dayLookedAt(looked, timeZone);
  if (day === undefined) return openingDay(times, visitDay);
  const shown = within(day, today, lastDate);
  if (looked.slot !== undefined || looked.date !== undefined) return shown;
  const free = firstFree(times.days, shown);
  return free?.date.slice(0, 7) === shown.slice(0, 7) ? free.date : shown;
}

/** The day to open on: that of the visit to be moved, where it can be booked still, else the first free one of all. */
export function openingDay({ today, lastDate, soonest }: FreeTimes, visitDay?: PlainDate): PlainDate {
  if (visitDay !== undefined && visitDay === within(visitDay, today, lastDate)) return visitDay;
  return soonest?.date ?? today;
}

/** The date itself, or the nearest that lies between the two. */
export function within(date: PlainDate, first: PlainDate, last: PlainDate): PlainDate {
  if (date < first) return first;
  return date > last ? last : date;
}

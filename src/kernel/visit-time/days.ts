import { firstWeekday } from '../first-weekday.ts';
import { readerLocale } from '../language.ts';
import { weekday, type PlainDate } from '../time/calendar.ts';
import type { EpochMs } from '../time/instant.ts';
import { dateShape } from './formatters.ts';
import { formatDate, formatLongDate, type Showing } from './moments.ts';

const weekdayShapes = { short: dateShape({ weekday: 'short' }), long: dateShape({ weekday: 'long' }) };
const months = dateShape({ month: 'long', year: 'numeric' });

/** "Thu 26": a day among others of its month. */
export function formatDay(date: PlainDate, locale = readerLocale()): string {
  const name = weekdayShapes.short(locale, 'UTC').format(noonOf(date));
  return `${name} ${Number(date.slice(8))}`;
}

/** "Thu 26 Nov". */
export function formatPlainDate(date: PlainDate, showing?: Showing): string {
  return formatDate(noonOf(date), 'UTC', showing);
}

/** "Thursday 26 November". */
export function formatLongPlainDate(date: PlainDate, showing?: Showing): string {
  return formatLongDate(noonOf(date), 'UTC', showing);
}

/** "November 2026", from "2026-11" or any date of it. */
export function formatMonth(month: string, locale = readerLocale()): string {
  return months(locale, 'UTC').format(noonOf(`${month.slice(0, 7)}-01`));
}

/** Monday to Sunday: "Mon" and "Monday". */
export function weekdayNames(locale = readerLocale()): { short: string; long: string }[] {
  const nameOf = (length: 'short' | 'long', day: number) =>
    weekdayShapes[length](locale, 'UTC').format(noonOf(`2024-01-0${day}`));
  // The first of January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ short: nameOf('short', day), long: nameOf('long', day) }));
}

/** The same as a grid heads its columns: from the reader's first day of the week. */
export function weekHeads(locale = readerLocale()): { short: string; long: string }[] {
  const names = weekdayNames(locale);
  const first = firstWeekday(locale) - 1;
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The column of a date in such a grid, 0 to 6. */
export function weekColumn(date: PlainDate, locale = readerLocale()): number {
  return (weekday(date) - firstWeekday(locale) + 7) % 7;
}

function noonOf(date: PlainDate): EpochMs {
  return Date.parse(`${date}T12:00:00Z`);
}

import { firstWeekday } from '../first-weekday.ts';
import { directionOf, readerLocale } from '../language.ts';
import { weekday, type PlainDate } from '../time/calendar.ts';
import type { EpochMs } from '../time/instant.ts';
import { dateShape } from './formatters.ts';
import { formatDate, formatLongDate, type Showing } from './moments.ts';

const weekdayShapes = {
  narrow: dateShape({ weekday: 'narrow' }),
  short: dateShape({ weekday: 'short' }),
  long: dateShape({ weekday: 'long' }),
};
const months = dateShape({ month: 'long', year: 'numeric' });

/** "Thu 26": a day among others of its month. */
export function formatDay(date: PlainDate, locale = readerLocale()): string {
  const name = weekdayShapes.short(locale).format(noonOf(date));
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
  return months(locale).format(noonOf(`${month.slice(0, 7)}-01`));
}

/** Monday to Sunday: "Mon" and "Monday". */
export function weekdayNames(locale = readerLocale()): { short: string; long: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    short: dayName('short', day, locale),
    long: dayName('long', day, locale),
  }));
}

/** The same as a grid heads its columns: from the reader's first day of the week. Arabic has no short names but letters. */
export function weekHeads(locale = readerLocale()): { short: string; long: string }[] {
  const length = directionOf(locale) === 'rtl' ? 'narrow' : 'short';
  const first = firstWeekday(locale);
  const days = Array.from({ length: 7 }, (_, column) => ((first - 1 + column) % 7) + 1);
  return days.map((day) => ({ short: dayName(length, day, locale), long: dayName('long', day, locale) }));
}

function dayName(length: keyof typeof weekdayShapes, day: number, locale: string): string {
  // The first of January 2024 was a Monday.
  return weekdayShapes[length](locale).format(noonOf(`2024-01-0${day}`));
}

/** The column of a date in such a grid, 0 to 6. */
export function weekColumn(date: PlainDate, locale = readerLocale()): number {
  return (weekday(date) - firstWeekday(locale) + 7) % 7;
}

function noonOf(date: PlainDate): EpochMs {
  return Date.parse(`${date}T12:00:00Z`);
}

import type { PlainDate } from '../time/calendar.ts';
import type { EpochMs } from '../time/instant.ts';
import { dateShape } from './formatters.ts';
import { formatDate, formatLongDate, type Showing } from './moments.ts';

const weekdayShapes = { short: dateShape({ weekday: 'short' }), long: dateShape({ weekday: 'long' }) };
const months = dateShape({ month: 'long', year: 'numeric' });

/** "Thu 26": a day among others of its month. */
export function formatDay(date: PlainDate, locale = 'en'): string {
  const weekday = weekdayShapes.short(locale, 'UTC').format(noonOf(date));
  return `${weekday} ${Number(date.slice(8))}`;
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
export function formatMonth(month: string, locale = 'en'): string {
  return months(locale, 'UTC').format(noonOf(`${month.slice(0, 7)}-01`));
}

/** Monday to Sunday: "Mon" and "Monday". */
export function weekdayNames(locale = 'en'): { short: string; long: string }[] {
  const nameOf = (weekday: 'short' | 'long', day: number) =>
    weekdayShapes[weekday](locale, 'UTC').format(noonOf(`2024-01-0${day}`));
  // The first of January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ short: nameOf('short', day), long: nameOf('long', day) }));
}

function noonOf(date: PlainDate): EpochMs {
  return Date.parse(`${date}T12:00:00Z`);
}

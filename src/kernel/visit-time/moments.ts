import type { EpochMs } from '../time/instant.ts';
import { dateFormatter } from './formatters.ts';
import { isShownTwice, offsetMinutes, zoneAbbreviation } from './zones.ts';

export interface Showing {
  readonly locale?: string;
  /** With it, dates of another year than this moment's carry their year. */
  readonly now?: EpochMs;
}

/** "Thu 26 Nov"; "Fri 1 Jan 2027" seen from another year. */
export function formatDate(at: EpochMs, zone: string, { locale = 'en', now }: Showing = {}): string {
  const year = showsYear(at, zone, now);
  return dateIn(locale, { weekday: 'short', day: 'numeric', month: 'short', ...year, timeZone: zone }, at);
}

/** "Thursday 26 November". */
export function formatLongDate(at: EpochMs, zone: string, { locale = 'en', now }: Showing = {}): string {
  const year = showsYear(at, zone, now);
  return dateIn(locale, { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: zone }, at);
}

/** "10:30"; in an hour that comes twice "01:30 BST", so that the two can be told apart. */
export function formatTime(at: EpochMs, zone: string, { locale = 'en' }: Showing = {}): string {
  const time = clockTime(at, zone, locale);
  return isShownTwice(zone, at) ? `${time} ${zoneAbbreviation(zone, at, locale)}` : time;
}

/** "10:30", even in an hour that comes twice. */
export function clockTime(at: EpochMs, zone: string, locale: string): string {
  return dateFormatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at);
}

/** "Thu 26 Nov, 10:30". */
export function formatDateAndTime(at: EpochMs, zone: string, showing: Showing = {}): string {
  return `${formatDate(at, zone, showing)}, ${formatTime(at, zone, showing)}`;
}

/** "Thu 26 Nov, 10:30 GMT": a moment that stands alone, so its zone goes with it. */
export function formatMoment(at: EpochMs, zone: string, showing: Showing = {}): string {
  const { locale = 'en' } = showing;
  return `${formatDate(at, zone, showing)}, ${clockTime(at, zone, locale)} ${zoneAbbreviation(zone, at, locale)}`;
}

/** The two halves of a date as a card shows them: "Thu" and "26 Nov". */
export function formatDateParts(at: EpochMs, zone: string, showing: Showing = {}): { weekday: string; day: string } {
  const { locale = 'en', now } = showing;
  const year = showsYear(at, zone, now);
  return {
    weekday: dateIn(locale, { weekday: 'short', timeZone: zone }, at),
    day: dateIn(locale, { day: 'numeric', month: 'short', ...year, timeZone: zone }, at),
  };
}

/** For badges and small cards: "Nov 26 • 10:30". */
export function formatBadgeTime(at: EpochMs, zone: string, { locale = 'en' }: Showing = {}): string {
  const date = dateFormatter(locale, { month: 'short', day: 'numeric', timeZone: zone }).format(at);
  return `${date} • ${formatTime(at, zone, { locale })}`;
}

/** The date there at a moment, 'YYYY-MM-DD'. By Intl alone, so that browsers need no Temporal for it. */
export function calendarDate(at: EpochMs, zone: string): string {
  const parts = dateFormatter('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  }).formatToParts(at);
  const partOf = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`;
}

/** Whether the clocks of two zones show different times at a moment. */
export function differsOnTheClock(zone: string, other: string, at: EpochMs): boolean {
  return zone !== other && offsetMinutes(zone, at) !== offsetMinutes(other, at);
}

function showsYear(at: EpochMs, zone: string, now: EpochMs | undefined): { year?: 'numeric' } {
  if (now === undefined) return {};
  const yearOf = dateFormatter('en', { year: 'numeric', timeZone: zone });
  return yearOf.format(at) === yearOf.format(now) ? {} : { year: 'numeric' };
}

function dateIn(locale: string, options: Intl.DateTimeFormatOptions, at: EpochMs): string {
  if (locale !== 'en') return dateFormatter(locale, options).format(at);
  // English for everybody: the day before the month, and no comma whatever the version of CLDR.
  return dateFormatter('en-GB', options).format(at).replace(',', '');
}

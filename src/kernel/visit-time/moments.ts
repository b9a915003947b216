import { languageOf, readerLocale } from '../language.ts';
import type { EpochMs } from '../time/instant.ts';
import { dateOfDay, dayMs, formatClock } from '../time/calendar.ts';
import { isRepeatedWallTime, offsetAt } from '../time/local-time.ts';
import { joinFacts } from './lists.ts';
import { dateShape, inOnePiece, kept } from './formatters.ts';
import { zoneAbbreviation } from './zones.ts';

export interface Showing {
  readonly locale?: string;
  /** With it, dates of another year than this moment's carry their year. */
  readonly now?: EpochMs;
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const longDate = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const dayOfMonth = { day: 'numeric', month: 'short' } as const;
const withYears = (shape: Intl.DateTimeFormatOptions) => ({
  bare: dateShape(shape),
  withYear: dateShape({ ...shape, year: 'numeric' }),
});
const shapes = { short: withYears(shortDate), long: withYears(longDate), day: withYears(dayOfMonth) };
const weekdays = dateShape({ weekday: 'short' });
const clocks = {
  twelve: dateShape({ hour: 'numeric', minute: '2-digit' }),
  twentyFour: dateShape({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
};
const twelves = kept((locale) => {
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return locale !== 'en' && hourCycle.startsWith('h1');
});
const badgeDates = dateShape({ month: 'short', day: 'numeric' });

/** "Thu 26 Nov"; "Fri 1 Jan 2027" seen from another year. */
export function formatDate(at: EpochMs, zone: string, showing: Showing = {}): string {
  return dateIn('short', at, zone, showing);
}

/** "Thursday 26 November". */
export function formatLongDate(at: EpochMs, zone: string, showing: Showing = {}): string {
  return dateIn('long', at, zone, showing);
}

/** "Thursday 26 November 2026", for what is kept for years. */
export function formatFullDate(at: EpochMs, zone: string, { locale = readerLocale() }: Showing = {}): string {
  return asWritten(shapes.long.withYear(englishOr(locale)).format(shownAt(at, zone)), locale);
}

/** "10:30"; in an hour that comes twice "01:30 BST", so that the two can be told apart. */
export function formatTime(at: EpochMs, zone: string, { locale = readerLocale() }: Showing = {}): string {
  const time = clockTime(at, zone, locale);
  return isRepeatedWallTime(zone, at) ? `${time} ${zoneAbbreviation(zone, at, locale)}` : time;
}

/** "10:30", even in an hour that comes twice; "10:30 am" where people count to twelve. */
export function clockTime(at: EpochMs, zone: string, locale: string): string {
  if (!countsToTwelve(locale)) return clocks.twentyFour(locale).format(shownAt(at, zone));
  return inOnePiece(clocks.twelve(locale).format(shownAt(at, zone)));
}

/** "Thu 26 Nov, 10:30". */
export function formatDateAndTime(at: EpochMs, zone: string, showing: Showing = {}): string {
  return joinFacts([formatDate(at, zone, showing), formatTime(at, zone, showing)], showing.locale);
}

/** "Thu 26 Nov, 10:30 GMT": a moment that stands alone, so its zone goes with it. */
export function formatMoment(at: EpochMs, zone: string, showing: Showing = {}): string {
  const { locale = readerLocale() } = showing;
  const time = `${clockTime(at, zone, locale)} ${zoneAbbreviation(zone, at, locale)}`;
  return joinFacts([formatDate(at, zone, showing), time], locale);
}

/**
 * A moment as its place and its reader have it: "Thu 26 Nov, 10:30 EST (15:30 GMT)". Without the reader's where both clocks
 * show the same, and while nobody knows it. A line breaks between day and time, and nowhere else.
 */
export function formatMomentFor(reader: string | undefined, at: EpochMs, zone: string, showing: Showing = {}): string {
  const { locale = readerLocale() } = showing;
  const day = (on: string) => inOnePiece(formatDate(at, on, showing));
  const time = (on: string) => inOnePiece(`${clockTime(at, on, locale)} ${zoneAbbreviation(on, at, locale)}`);
  const there = joinFacts([day(zone), time(zone)], locale);
  if (reader === undefined || !differsOnTheClock(zone, reader, at)) return there;
  const own = day(zone) === day(reader) ? time(reader) : joinFacts([day(reader), time(reader)], locale);
  return `${there} (${own})`;
}

/** The two halves of a date as a card shows them: "Thu" and "26 Nov". */
export function formatDateParts(at: EpochMs, zone: string, showing: Showing = {}): { weekday: string; day: string } {
  const weekday = weekdays(englishOr(showing.locale)).format(shownAt(at, zone));
  return { weekday, day: dateIn('day', at, zone, showing) };
}

/** For badges and small cards: "Nov 26 • 10:30". */
export function formatBadgeTime(at: EpochMs, zone: string, { locale = readerLocale() }: Showing = {}): string {
  return `${asWritten(badgeDates(locale).format(shownAt(at, zone)), locale)} • ${formatTime(at, zone, { locale })}`;
}

/** Minutes since midnight as a clock time: "09:00"; the end of a day is "24:00" where people count so far. */
export function formatClockTime(minutes: number, locale = readerLocale()): string {
  if (!countsToTwelve(locale)) return formatClock(minutes);
  return clockTime(minutes * 60_000, 'UTC', locale);
}

/** Whether people there say "1:30 pm" for 13:30. */
export function countsToTwelve(locale = readerLocale()): boolean {
  return twelves(locale, '');
}

/** The date there at a moment, 'YYYY-MM-DD'. */
export function calendarDate(at: EpochMs, zone: string): string {
  return dateOfDay(Math.floor(shownAt(at, zone) / dayMs));
}

/** Whether the clocks of two zones show different times at a moment. */
export function differsOnTheClock(zone: string, other: string, at: EpochMs): boolean {
  return zone !== other && offsetAt(zone, at) !== offsetAt(other, at);
}

/** The instant at which a clock in UTC shows what the zone's shows at this one. */
function shownAt(at: EpochMs, zone: string): EpochMs {
  return at + offsetAt(zone, at);
}

function dateIn(
  kind: keyof typeof shapes,
  at: EpochMs,
  zone: string,
  { locale = readerLocale(), now }: Showing,
): string {
  const sameYear = now === undefined || yearOf(at, zone) === yearOf(now, zone);
  const formatter = shapes[kind][sameYear ? 'bare' : 'withYear'](englishOr(locale));
  return asWritten(formatter.format(shownAt(at, zone)), locale);
}

/**
 * As it is written, and not as CLDR has it: English for everybody without a comma after the weekday, and in French the first
 * of a month is the "1er".
 */
function asWritten(date: string, locale: string): string {
  if (locale === 'en') return date.replace(',', '');
  return languageOf(locale) === 'fr' ? date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : date;
}

/** Our English puts the day before the month, as most of its readers do. */
function englishOr(locale = readerLocale()): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function yearOf(at: EpochMs, zone: string): number {
  return new Date(shownAt(at, zone)).getUTCFullYear();
}

/** A calendar date, 'YYYY-MM-DD'. */
export type PlainDate = string;

/** A time on the clock: minutes since local midnight, 0 to 1440 (24:00, only as an end). */
export type ClockMinutes = number;

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const clockText = /^([01]\d|2[0-3]):([0-5]\d)$/;
const dateText = /^\d{4}-\d{2}-\d{2}$/;

/** Reads 'HH:MM', 24:00 included; undefined when it is none. */
export function parseClock(text: string): ClockMinutes | undefined {
  if (text === '24:00') return 1440;
  const match = clockText.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** 'HH:MM'. */
export function formatClock(minutes: ClockMinutes): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Whether a text is a date that the calendar has, from the year 1 to 9999. */
export function isPlainDate(text: string): boolean {
  return dateText.test(text) && !text.startsWith('0000') && dateOfDay(dayOfDate(text)) === text;
}

/** The date so many days later; earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDay(dayOfDate(date) + days);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(date: PlainDate): number {
  return weekdayOfDay(dayOfDate(date));
}

/** 1 for Monday to 7 for Sunday, of a day number. */
export function weekdayOfDay(day: number): number {
  const fromMonday = (day + 3) % 7;
  return fromMonday < 0 ? fromMonday + 8 : fromMonday + 1;
}

/** The date of a year, a month from 1 and a day of the month; undefined when that month is too short. */
export function dateOfParts(year: number, month: number, day: number): PlainDate | undefined {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isPlainDate(text) ? text : undefined;
}

/**
 * Days from 1970-01-01 to a date. Years are counted from 1 March, so that the leap day comes last
 * (Howard Hinnant, "chrono-compatible low-level date algorithms").
 */
export function dayOfDate(date: PlainDate): number {
  const month = digit(date, 5) * 10 + digit(date, 6);
  const century = digit(date, 0) * 10 + digit(date, 1);
  const year = century * 100 + digit(date, 2) * 10 + digit(date, 3) - (month <= 2 ? 1 : 0);
  const dayOfYear =
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digit(date, 8) * 10 + digit(date, 9) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - 719_468;
}

/** The date of a day number, years 0 to 9999: the inverse of `dayOfDate`. */
export function dateOfDay(day: number): PlainDate {
  // Dates are mostly asked for in a row.
  if (day < lastMonth.firstDay || day >= lastMonth.firstDay + lastMonth.days) lastMonth = monthOf(day);
  return lastMonth.text + pairs[day - lastMonth.firstDay + 1];
}

interface Month {
  readonly firstDay: number;
  readonly days: number;
  /** 'YYYY-MM-' */
  readonly text: string;
}

let lastMonth: Month = { firstDay: 0, days: 31, text: '1970-01-' };

/** The month that a day number lies in. */
function monthOf(day: number): Month {
  const days = day + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const number = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0);
  return { firstDay: day - dayOfMonth + 1, days: daysInMonth(year, number), text: `${padded(year)}-${pairs[number]}-` };
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function padded(year: number): string {
  return String(year).padStart(4, '0');
}

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

function twoDigits(number: number): string {
  return pairs[number] ?? '??';
}

function digit(text: string, index: number): number {
  return text.charCodeAt(index) - 48;
}

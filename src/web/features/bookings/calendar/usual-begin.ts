import { dayMs, minuteMs, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, offsetMinutes } from '#kernel/visit-time';

const noon = 12 * 60;
const quarter = 15;
const lastQuarter = 24 * 60 - quarter;

/** When something added to a day begins unless somebody says otherwise, in minutes on its clock: at noon, today in the next quarter of an hour. */
export function usualBegin(date: PlainDate, now: EpochMs, timeZone = 'UTC'): number {
  if (date !== calendarDate(now, timeZone)) return noon;
  const minutes = ((now + offsetMinutes(timeZone, now) * minuteMs) % dayMs) / minuteMs;
  return Math.min(Math.ceil(minutes / quarter) * quarter, lastQuarter);
}

import { dayMs, minuteMs, parseClock, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, offsetMinutes } from '#kernel/visit-time';
import type { Calendar } from './calendar-query.ts';
import { clockOf } from './clock-of.ts';

const noon = 12 * 60;
const quarter = 15;
const lastQuarter = 24 * 60 - quarter;

/** When something added to a day begins unless somebody says otherwise, in minutes on its clock: at noon, today in the next quarter of an hour. */
export function usualBegin(date: PlainDate, now: EpochMs, timeZone = 'UTC'): number {
  if (date !== calendarDate(now, timeZone)) return noon;
  const minutes = ((now + offsetMinutes(timeZone, now) * minuteMs) % dayMs) / minuteMs;
  return Math.min(Math.ceil(minutes / quarter) * quarter, lastQuarter);
}

/** The same within the hours of a day, where it has some left: nobody blocks the middle of the night. */
export function beginInHours(
  calendar: Pick<Calendar, 'timeZone' | 'days'> | undefined,
  { date, now }: { readonly date: PlainDate; readonly now: EpochMs },
): number {
  const usual = usualBegin(date, now, calendar?.timeZone);
  if (!calendar) return usual;
  const { timeZone, days } = calendar;
  const open = days.find((day) => day.date === date)?.open ?? [];
  const earliest = date === calendarDate(now, timeZone) ? usual : 0;
  const stretches = open.map(({ start, end }) => ({
    from: parseClock(clockOf(Date.parse(start), timeZone))!,
    minutes: (Date.parse(end) - Date.parse(start)) / minuteMs,
  }));
  const next = stretches.find(({ from, minutes }) => earliest < from + minutes);
  return next ? Math.max(next.from, earliest) : usual;
}

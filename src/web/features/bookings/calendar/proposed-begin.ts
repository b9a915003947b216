import { parseClock, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Calendar } from './calendar-query.ts';
import { clockOf } from './clock-of.ts';
import { freeGaps } from './free-gaps.ts';
import { usualBegin } from './usual-begin.ts';

/** A day, and minutes on its clock. */
export interface Begin {
  readonly date: PlainDate;
  readonly minutes: number;
}

const quarter = 15;

/**
 * When a visit of so many minutes is proposed to begin: as soon as it fits into the hours of the calendar, else as soon as
 * anything does; without a free quarter of an hour where everything else begins on that date.
 */
export function proposedBegin(
  calendar: Calendar | undefined,
  { date, now, duration }: { date: PlainDate; now: EpochMs; duration: number },
): Begin {
  if (!calendar) return { date, minutes: usualBegin(date, now) };
  const { timeZone } = calendar;
  const [at] = [duration, quarter].flatMap((minutes) => freeGaps(calendar, { now, duration: minutes }));
  if (at === undefined) return { date, minutes: usualBegin(date, now, timeZone) };
  return { date: calendarDate(at, timeZone), minutes: parseClock(clockOf(at, timeZone))! };
}

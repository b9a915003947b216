import { dayMs, formatClock, minuteMs, type EpochMs } from '#kernel/time';
import { offsetMinutes } from '#kernel/visit-time';

/** "14:15", as the field for times takes it in every language. */
export function clockOf(at: EpochMs, timeZone: string): string {
  const local = at + offsetMinutes(timeZone, at) * minuteMs;
  return formatClock(Math.floor((local % dayMs) / minuteMs));
}

import type { EpochMs } from '#kernel/time';
import type { CalendarDay } from './calendar-query.ts';

/** Whether a visit would lie within one of a day's open stretches. */
export function isInHours({ open }: Pick<CalendarDay, 'open'>, start: EpochMs, end: EpochMs): boolean {
  return open.some((stretch) => Date.parse(stretch.start) <= start && end <= Date.parse(stretch.end));
}

import type { EpochMs } from '#kernel/time';
import type { CalendarDay } from './calendar-query.ts';
import { axisDayOf, axisOf, fromAxis } from './day-axis.ts';

/** The first moment of a day at which its clock shows so many minutes; 1440 is its end. */
export function instantOf(day: CalendarDay, minutes: number): EpochMs {
  const axisDay = axisDayOf(day);
  const axis = axisOf([axisDay]);
  const { repeated } = axis;
  return fromAxis(axis, axisDay, repeated && minutes >= repeated.at ? minutes + repeated.minutes : minutes);
}

import { readersWeek } from '#kernel/first-weekday';
import { weekdayNames } from '#kernel/visit-time';

/** The names of these days, 1 for Monday, in the order of the reader's week. */
export function namesOfWeekdays(weekdays: readonly number[]): string[] {
  const names = weekdayNames();
  return readersWeek()
    .filter((weekday) => weekdays.includes(weekday))
    .map((weekday) => names[weekday - 1]!.long);
}

import { readersWeek } from '#kernel/first-weekday';
import { weekdayNames } from '#kernel/visit-time';

/** The names of the days that an offer is for, in the order of the reader's week; none where it is for all. */
export function offerDayNames({ weekdays }: { readonly weekdays: readonly number[] }): string[] {
  const names = weekdayNames();
  return readersWeek()
    .filter((weekday) => weekdays.includes(weekday))
    .map((weekday) => names[weekday - 1]!.long);
}

import { addDays, dateOfParts, type PlainDate } from '#kernel/time';
import { longestMonths, mostVisits } from '#modules/bookings/rules';
import { repeats, type Repeat } from './typed.ts';

/** How many visits a series may have at most, the first included: within twelve months of it; months without such a day have none. */
export function visitsWithinYear(repeat: Exclude<Repeat, 'never'>, first: PlainDate): number {
  const { recurringPattern, recurringInterval } = repeats[repeat];
  const last = latestVisit(first);
  let visits = 0;
  for (let turn = 0; visits < mostVisits; turn++) {
    const steps = turn * recurringInterval;
    const date = recurringPattern === 'weekly' ? addDays(first, 7 * steps) : monthsLater(first, steps);
    if ((date ?? `${monthOf(first, steps)}-01`) > last) break;
    if (date) visits++;
  }
  return visits;
}

/** The last date that a series from this one on may have. */
export function latestVisit(first: PlainDate): PlainDate {
  return monthsLater(first, longestMonths) ?? `${monthOf(first, longestMonths)}-28`;
}

function monthsLater(date: PlainDate, months: number): PlainDate | undefined {
  const [year, month] = monthOf(date, months).split('-').map(Number);
  return dateOfParts(year!, month!, Number(date.slice(8)));
}

/** "2027-02" */
function monthOf(date: PlainDate, later: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + later;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

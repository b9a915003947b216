import { addDays, dateOfParts, type PlainDate } from '#kernel/time';
import { nothingTyped, repeats, type Repeat } from './typed.ts';

export const mostVisits = 26;

/** How many visits a repeat has from its first date up to a last one, both included; months without such a day have none. */
export function visitsUntil(repeat: Exclude<Repeat, 'never'>, first: PlainDate, last: PlainDate, most: number): number {
  const { recurringPattern, recurringInterval } = repeats[repeat];
  let visits = 0;
  for (let turn = 0; visits < most; turn++) {
    const steps = turn * recurringInterval;
    const date = recurringPattern === 'weekly' ? addDays(first, 7 * steps) : monthsLater(first, steps);
    if ((date ?? `${monthOf(first, steps)}-01`) > last) break;
    if (date) visits++;
  }
  return visits;
}

/** How many visits are proposed: as many as to anybody, or as many as there can be up to the last date, where those are fewer. */
export function proposedVisits(repeat: Repeat, first: PlainDate | undefined, last: PlainDate | undefined): number {
  const usual = Number(nothingTyped.visits);
  return repeat === 'never' || !first || !last ? usual : visitsUntil(repeat, first, last, usual);
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

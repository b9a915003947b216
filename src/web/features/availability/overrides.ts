import { addDays, dayOfDate } from '#kernel/time';
import type { DraftOverride, DraftStretch } from './draft.ts';

/** So many dates may differ from the week. */
export const mostOverrides = 400;

/** Dates in a row that differ in the same way. */
export interface OverrideRange {
  readonly from: string;
  readonly to: string;
  readonly intervals: readonly DraftStretch[];
}

/** Overrides from a date on, joined where they follow each other with the same hours. They come sorted by date. */
export function rangesFrom(overrides: readonly DraftOverride[], first: string): OverrideRange[] {
  const ranges: OverrideRange[] = [];
  for (const { date, intervals } of overrides) {
    if (date < first) continue;
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === date && isSameDay(last.intervals, intervals)) {
      ranges[ranges.length - 1] = { ...last, to: date };
    } else ranges.push({ from: date, to: date, intervals });
  }
  return ranges;
}

/** How many dates a range has; 0 when it ends before it begins. */
export function countDates({ from, to }: Pick<OverrideRange, 'from' | 'to'>): number {
  return Math.max(0, dayOfDate(to) - dayOfDate(from) + 1);
}

/** The overrides without the dates of a range. */
export function withoutRange(overrides: readonly DraftOverride[], { from, to }: Pick<OverrideRange, 'from' | 'to'>) {
  return overrides.filter(({ date }) => date < from || date > to);
}

/** The overrides with every date of a range, in place of what those dates had; sorted by date. */
export function withRange(overrides: readonly DraftOverride[], range: OverrideRange): DraftOverride[] {
  const added = Array.from({ length: countDates(range) }, (_, index) => ({
    date: addDays(range.from, index),
    intervals: range.intervals,
  }));
  return [...withoutRange(overrides, range), ...added].sort((one, other) => one.date.localeCompare(other.date));
}

function isSameDay(one: readonly DraftStretch[], other: readonly DraftStretch[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

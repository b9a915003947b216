import { addDays, dateOfDay, dayMs, dayOfDate, widestOffset, type EpochMs } from '#kernel/time';
import type { Dates } from '../availability.store.ts';
import { furthestAhead } from '../rules/index.ts';

/** Hours of the days beside decide too: over midnight, and in zones whose clocks went over midnight. */
const daysBeside = 3;

/** The part of some dates that anybody could book at all, so that the database is never asked about the year 9999. */
export function bookableDates({ from, to }: Dates, now: EpochMs): Dates {
  const today = dateOfDay(Math.floor(now / dayMs));
  const first = addDays(today, -1);
  const last = addDays(today, furthestAhead);
  const within = (date: string) => (date < first ? first : date > last ? last : date);
  return { from: within(from), to: within(to) };
}

/** The dates whose overrides decide about these dates. */
export function overridesAround({ from, to }: Dates): Dates {
  return { from: addDays(from, -daysBeside), to: addDays(to, daysBeside) };
}

/** A span that surely holds these dates in every zone, and a day's appointment with its gap after them. */
export function instantsAround({ from, to }: Dates): { from: EpochMs; to: EpochMs } {
  return {
    from: dayOfDate(from) * dayMs - widestOffset,
    to: dayOfDate(to) * dayMs + widestOffset + daysBeside * dayMs,
  };
}

import { addDays, dayMs, instantToLocal, widestOffset, type EpochMs } from '#kernel/time';
import type { Schedule } from '../availability.store.ts';
import { findSlots, type BusyTime } from '../rules/index.ts';

/** How many dates around a moment are looked at. */
export interface Reach {
  readonly daysBefore: number;
  readonly daysAfter: number;
}

const usualReach: Reach = { daysBefore: 7, daysAfter: 21 };
/** The dates next to a moment: most times that are proposed lie there, and they are read in passing. */
export const nextDays: Reach = { daysBefore: 1, daysAfter: 1 };
/** What lies within so many ms of a moment is on one of its next days, also where the clock is changed. */
export const nextDaysReach = 22 * 3_600_000;

/** The span of which `findNearestFree` wants to know the busy times. */
export function nearestFreeWindow(at: EpochMs, { daysBefore, daysAfter }: Reach = usualReach) {
  const day = Math.floor(at / dayMs) * dayMs;
  return { from: day - daysBefore * dayMs - widestOffset, to: day + (daysAfter + 3) * dayMs + widestOffset };
}

/**
 * The free starts nearest to a moment, at most `count`, ascending: from a week before to three weeks after unless told
 * otherwise. Of two equally near ones the later wins. `busy` is what `readBusyTimes` says of `nearestFreeWindow(at)`.
 */
export function findNearestFree(
  { rules }: Pick<Schedule, 'rules'>,
  service: { readonly duration: number; readonly extraGap: number },
  busy: readonly BusyTime[],
  at: EpochMs,
  now: EpochMs,
  count: number,
  { daysBefore, daysAfter }: Reach = usualReach,
): EpochMs[] {
  const { date } = instantToLocal(rules.timeZone, at);
  const from = addDays(date, -daysBefore);
  const question = { rules, durationMinutes: service.duration, serviceGap: service.extraGap, busy, now };
  return findSlots({ ...question, from, to: addDays(date, daysAfter) })
    .flatMap(({ slots }) => slots)
    .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at) || other - one)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

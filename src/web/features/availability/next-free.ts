import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { stretchesOn, type AvailabilityRules } from '#modules/availability/rules';

/** A day of the list of free times, as the server gives it. */
export interface FreeDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly slots: readonly (string | EpochMs)[];
}

/** The first free start, in epoch ms; undefined when nothing is free. */
export function firstFree(days: readonly FreeDay[]): EpochMs | undefined {
  const slot = days.find(({ slots }) => slots.length > 0)?.slots[0];
  return typeof slot === 'string' ? Date.parse(slot) : slot;
}

/**
 * Days before the first free one that are open long enough for the visit and far enough ahead, and still have no time
 * left: they are full. With nothing free at all there are none to speak of.
 */
export function fullDays(
  days: readonly FreeDay[],
  rules: AvailabilityRules,
  durationMinutes: number,
  now: EpochMs,
): string[] {
  const firstIndex = days.findIndex(({ slots }) => slots.length > 0);
  const noticeEnds = calendarDate(now + rules.minNotice * 60_000, rules.timeZone);
  return days
    .slice(0, Math.max(firstIndex, 0))
    .map(({ date }) => date)
    .filter(
      (date) => date > noticeEnds && stretchesOn(rules, date).some(({ start, end }) => end - start >= durationMinutes),
    );
}

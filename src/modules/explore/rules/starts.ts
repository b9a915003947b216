import { dateOfDay, dayMs, instantToLocal, type EpochMs } from '#kernel/time';
import { findSlots, gapMinutes, type AvailabilityRules, type BusyTime } from '#modules/availability/rules';
import { keptDays } from './free-quarters.ts';
import type { Window } from './windows.ts';

/** A service as far as its times matter; minutes. */
export interface TimedService {
  readonly id: number;
  readonly duration: number;
  readonly extraGap: number;
}

/** What decides about an artist's times. */
export interface TimeFacts {
  readonly rules: AvailabilityRules;
  readonly busy: readonly BusyTime[];
}

/**
 * The services that fit wherever any of them does: one that is longer and takes no less with its gap fits nowhere that a
 * shorter one does not. `services` come shortest first.
 */
export function leanest<Service extends TimedService>(
  services: readonly Service[],
  rules: AvailabilityRules,
): Service[] {
  let least = Infinity;
  return services.filter(({ duration, extraGap }) => {
    const taken = duration + gapMinutes(rules, extraGap);
    const fits = taken < least;
    if (fits) least = taken;
    return fits;
  });
}

/** Every start from a day's UTC midnight on for as long as the index looks ahead, without notice and horizon. */
export function everyStart({ rules, busy }: TimeFacts, services: readonly TimedService[], firstDay: number): EpochMs[] {
  const [from, to] = [dateOfDay(firstDay - 1), dateOfDay(firstDay + keptDays)];
  const timeless = { ...rules, minNotice: 0, maxAdvance: keptDays + 3 };
  return leanest(services, rules).flatMap(({ duration, extraGap }) => {
    const question = { rules: timeless, durationMinutes: duration, serviceGap: extraGap, busy, now: firstDay * dayMs };
    return findSlots({ ...question, from, to }).flatMap(({ slots }) => slots);
  });
}

/** When somebody can come, and for what. */
export interface FreeStarts {
  readonly serviceId: number;
  readonly starts: readonly EpochMs[];
}

/** The first starts in windows one after the other, of the service that can begin soonest; undefined when none can. */
export function firstStarts(
  { rules, busy }: TimeFacts,
  services: readonly TimedService[],
  windows: readonly Window[],
  now: EpochMs,
  most: number,
): FreeStarts | undefined {
  const [first, last] = [windows[0], windows.at(-1)];
  if (!first || !last) return undefined;
  const dateAt = (at: EpochMs) => instantToLocal(rules.timeZone, at).date;
  const dates = { from: dateAt(first.from), to: dateAt(last.to - 1) };
  let found: FreeStarts | undefined;
  for (const { id, duration, extraGap } of leanest(services, rules)) {
    const question = { rules, durationMinutes: duration, serviceGap: extraGap, busy, now };
    const starts = findSlots({ ...question, ...dates })
      .flatMap(({ slots }) => slots)
      .filter((start) => windows.some(({ from, to }) => start >= from && start < to))
      .slice(0, most);
    if (starts.length > 0 && (!found || starts[0]! < found.starts[0]!)) found = { serviceId: id, starts };
  }
  return found;
}

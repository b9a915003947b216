import { addDays, dayMs, instantToLocal, minuteMs, offsetIndexAt, weekday } from '#kernel/time';
import type { EpochMs, PlainDate, ZoneStretches } from '#kernel/time';
import type { AvailabilityRules, SlotQuestion } from './availability-rules.ts';

/** Nothing is booked further ahead, in days: the longest horizon there is, and a year's series that begins within it. */
export const furthestAhead = 1_100;

/** The same rules for whoever is not bound by how far ahead clients can book. */
export function withoutHorizon(rules: AvailabilityRules): AvailabilityRules {
  return { ...rules, maxAdvance: furthestAhead };
}

/** So many days after its own one, a visit of a series may be moved, however far ahead that is. */
const daysAfterOwn = 28;

/** The rules by which a visit is moved; one of a series lies further ahead than clients can book, and stays near its day. */
export function rulesToMove(
  rules: AvailabilityRules,
  { startsAt, isRecurring }: { readonly startsAt: EpochMs; readonly isRecurring: boolean },
  now: EpochMs,
): AvailabilityRules {
  const near = isRecurring ? Math.ceil((startsAt - now) / dayMs) + daysAfterOwn : 0;
  return { ...rules, maxAdvance: Math.max(rules.maxAdvance, near) };
}

/** The rules of a professional who opens on these days of the week only, 1 for Monday; as they are where there are none. */
export function rulesOnWeekdays(rules: AvailabilityRules, weekdays: readonly number[]): AvailabilityRules {
  if (weekdays.length === 0) return rules;
  return {
    ...rules,
    weekly: rules.weekly.filter((stretch) => weekdays.includes(stretch.weekday)),
    overrides: rules.overrides.filter(({ date }) => weekdays.includes(weekday(date))),
  };
}

/** Nobody can book a moment before this one: it is past or within the notice. */
export function earliestStart({ rules, now }: SlotQuestion): EpochMs {
  return now + Math.max(0, rules.minNotice) * minuteMs;
}

/** The last local date, as a day number, that can be booked today. */
export function lastBookableDay({ rules, now }: SlotQuestion, zone: ZoneStretches): number {
  return Math.floor((now + zone.offsets[offsetIndexAt(zone, now)]!) / dayMs) + rules.maxAdvance;
}

/** The last local date that can be booked today. */
export function lastDateOf({ rules, now }: Pick<SlotQuestion, 'rules' | 'now'>): PlainDate {
  return addDays(instantToLocal(rules.timeZone, now).date, rules.maxAdvance);
}

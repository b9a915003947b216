import { isPlainDate, isTimeZone } from '#kernel/time';
import type { AvailabilityRules, Stretch } from './availability-rules.ts';

export type RulesProblemCode =
  | 'unknown_zone'
  | 'out_of_range'
  | 'start_not_before_end'
  | 'stretches_overlap'
  | 'too_many'
  | 'bad_date'
  | 'duplicate_date'
  | 'notice_beyond_horizon';

/** What is wrong with which field: `slotStep`, `weekly.3.end`, `overrides.0.intervals`. */
export interface RulesProblem {
  readonly field: string;
  readonly code: RulesProblemCode;
}

const bounds = {
  slotStep: [5, 240],
  bufferBefore: [0, 480],
  bufferAfter: [0, 480],
  minNotice: [0, 43_200],
  maxAdvance: [1, 730],
} as const;

const mostStretchesPerDay = 10;
const mostOverrides = 400;

/** Everything that keeps rules from being saved; empty when they are fine. Touching stretches are. */
export function checkRules(rules: AvailabilityRules): RulesProblem[] {
  return [
    ...(isTimeZone(rules.timeZone) ? [] : [{ field: 'timeZone', code: 'unknown_zone' } as const]),
    ...checkNumbers(rules),
    ...checkWeekly(rules),
    ...checkOverrides(rules),
  ];
}

function checkNumbers(rules: AvailabilityRules): RulesProblem[] {
  const problems: RulesProblem[] = [];
  for (const field of ['slotStep', 'bufferBefore', 'bufferAfter', 'minNotice', 'maxAdvance'] as const) {
    const [least, most] = bounds[field];
    if (!isWithin(rules[field], least, most)) problems.push({ field, code: 'out_of_range' });
  }
  if (problems.length === 0 && rules.minNotice > rules.maxAdvance * 1440) {
    problems.push({ field: 'minNotice', code: 'notice_beyond_horizon' });
  }
  return problems;
}

function checkWeekly({ weekly }: AvailabilityRules): RulesProblem[] {
  if (weekly.length > 7 * mostStretchesPerDay) return [{ field: 'weekly', code: 'too_many' }];
  const problems: RulesProblem[] = [];
  for (const [index, { weekday }] of weekly.entries()) {
    if (!isWithin(weekday, 1, 7)) problems.push({ field: `weekly.${index}.weekday`, code: 'out_of_range' });
  }
  const sameDay = (one: number, other: number) => weekly[one]!.weekday === weekly[other]!.weekday;
  return [...problems, ...checkStretches(weekly, 'weekly', sameDay)];
}

function checkOverrides({ overrides }: AvailabilityRules): RulesProblem[] {
  if (overrides.length > mostOverrides) return [{ field: 'overrides', code: 'too_many' }];
  const problems: RulesProblem[] = [];
  const dates = new Set<string>();
  for (const [index, { date, intervals }] of overrides.entries()) {
    if (!isPlainDate(date)) problems.push({ field: `overrides.${index}.date`, code: 'bad_date' });
    else if (dates.has(date)) problems.push({ field: `overrides.${index}.date`, code: 'duplicate_date' });
    dates.add(date);
    const field = `overrides.${index}.intervals`;
    if (intervals.length > mostStretchesPerDay) problems.push({ field, code: 'too_many' });
    else problems.push(...checkStretches(intervals, field, () => true));
  }
  return problems;
}

/** Times and order of each stretch, and whether it overlaps an earlier one of the same day. */
function checkStretches(
  stretches: readonly Stretch[],
  field: string,
  sameDay: (one: number, other: number) => boolean,
): RulesProblem[] {
  const problems: RulesProblem[] = [];
  for (const [index, { start, end }] of stretches.entries()) {
    const own = `${field}.${index}`;
    const overlaps = (other: Stretch, at: number) =>
      at < index && sameDay(at, index) && other.start < end && start < other.end;
    if (!isWithin(start, 0, 1440)) problems.push({ field: `${own}.start`, code: 'out_of_range' });
    else if (!isWithin(end, 0, 1440)) problems.push({ field: `${own}.end`, code: 'out_of_range' });
    else if (start >= end) problems.push({ field: `${own}.end`, code: 'start_not_before_end' });
    else if (stretches.some(overlaps)) problems.push({ field: own, code: 'stretches_overlap' });
  }
  return problems;
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

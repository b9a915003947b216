export { policyInForce, type Asking, type Policy, type Terms } from '#modules/accounts/rules';
/**
 * When an appointment may begin. A minute is open if its time on the wall lies in a stretch of its date on the wall, in
 * the professional's zone; an override replaces the weekly hours of its date. Touching stretches join, also over
 * midnight. A start is offered if
 * - every minute of [start, start + duration) is open,
 * - its minute on the wall is divisible by the slot step (on the hour for a step of 60 or more),
 * - it is not past, nor sooner than the notice, and its date is not later than today's plus the horizon,
 * - [start, start + duration + gap) overlaps nothing busy, each busy time with its own gap after it.
 *
 * So a shift that begins inside a spring gap opens at the first minute that exists; in a repeated hour of autumn both
 * instants are offered; and gaps, which separate appointments, may lie outside opening hours.
 */
export {
  gapMinutes,
  type AvailabilityRules,
  type BusyTime,
  type DateOverride,
  type SlotQuestion,
  type Stretch,
  type WeeklyStretch,
} from './availability-rules.ts';
export { checkRules, type RulesProblem, type RulesProblemCode } from './check-rules.ts';
export { furthestAhead, lastDateOf, rulesOnWeekdays, rulesToMove, withoutHorizon } from './booking-window.ts';
export { decideFreely, decideWithoutNotice } from './decide-freely.ts';
export { decideMoment } from './decide-moment.ts';
export type { DecidedMoment } from './decided-moment.ts';
export type { Decision, Objection } from './decision.ts';
export { findSlots, type DaySlots } from './find-slots.ts';
export { layOutDay, type LaidOutDay, type Span } from './lay-out-day.ts';
export { openWeek, type OpenDay } from './open-week.ts';
export { stretchesOn } from './stretches-on.ts';
export { firstRules } from './first-schedule.ts';
export { planClockMoves, type WantedMove } from './plan-clock-moves.ts';
export { startOnClock, type AgreedStart } from './start-on-clock.ts';

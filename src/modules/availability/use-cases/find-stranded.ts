import { minuteMs } from '#kernel/time';
import type { OpenVisit } from '../busy-times.store.ts';
import { decideMoment, type AvailabilityRules } from '../rules/index.ts';

const hoursRules = new Set(['day_off', 'outside_hours', 'runs_past_closing']);

/** Hours before a change and after it. */
interface Change {
  readonly from: AvailabilityRules;
  readonly to: AvailabilityRules;
}

/** The visits that a change of hours leaves outside; what lay outside before has nothing to do with it. */
export function findStranded({ from, to }: Change, visits: readonly OpenVisit[]): OpenVisit[] {
  return visits.filter((visit) => isOutside(to, visit) && !isOutside(from, visit));
}

/** Whether a visit lies outside these hours. Its own gaps, notice and step were settled when it was booked. */
function isOutside(rules: AvailabilityRules, { start, appointmentEnd }: OpenVisit): boolean {
  const hoursOnly = { ...rules, slotStep: 1, minNotice: 0, bufferBefore: 0, bufferAfter: 0 };
  const durationMinutes = (appointmentEnd - start) / minuteMs;
  const decision = decideMoment({ rules: hoursOnly, durationMinutes, busy: [], now: start, at: start });
  return !decision.offered && hoursRules.has(decision.rule);
}

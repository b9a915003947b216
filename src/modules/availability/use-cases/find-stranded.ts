import { minuteMs } from '#kernel/time';
import type { OpenVisit } from '../busy-times.store.ts';
import { decideMoment, type AvailabilityRules } from '../rules/index.ts';

const hoursRules = new Set(['day_off', 'outside_hours', 'runs_past_closing']);

/** The visits that lie outside these hours. Their own gaps, notice and step were settled when they were booked. */
export function findStranded(rules: AvailabilityRules, visits: readonly OpenVisit[]): OpenVisit[] {
  const hoursOnly = { ...rules, slotStep: 1, minNotice: 0, bufferBefore: 0, bufferAfter: 0 };
  return visits.filter(({ start, appointmentEnd }) => {
    const durationMinutes = (appointmentEnd - start) / minuteMs;
    const decision = decideMoment({ rules: hoursOnly, durationMinutes, busy: [], now: start, at: start });
    return !decision.offered && hoursRules.has(decision.rule);
  });
}

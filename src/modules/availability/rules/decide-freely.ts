import type { AvailabilityRules } from './availability-rules.ts';
import { withoutHorizon } from './booking-window.ts';
import { decideMoment, type MomentQuestion } from './decide-moment.ts';
import type { Decision } from './decision.ts';

const wholeDay = { start: 0, end: 1440 };
const roundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...wholeDay }));

/** Whether a moment lies ahead, within the hours and clear of what is busy, whatever notice, starts and horizon say. */
export function decideWithoutNotice(question: MomentQuestion): Decision {
  return decideMoment({ ...question, rules: freed(question.rules) });
}

/** Whether a moment lies ahead and clear of what is busy, whatever else its professional set for clients. */
export function decideFreely(question: MomentQuestion): Decision {
  return decideMoment({ ...question, rules: { ...freed(question.rules), weekly: roundTheClock, overrides: [] } });
}

function freed(rules: AvailabilityRules): AvailabilityRules {
  return { ...withoutHorizon(rules), minNotice: 0, slotStep: 1 };
}

import { dayMs } from '#kernel/time';

export { mustBeAdmin } from '#kernel/actor';

export {
  auditedActions,
  auditedKinds,
  settledBy,
  type AuditedAction,
  type AuditedKind,
  type SettledBy,
} from './audited.ts';
export { decidedActs, decisions, outcomes } from './decisions.ts';
export { bookingStates, filteredLists, paymentStates, postStates, userStates } from './list-states.ts';
export { findListed, isListed } from './listed-categories.ts';

/** When a suspension that begins now ends; null for good. */
export function suspensionEnd(now: number, days: number | null): number | null {
  return days === null ? null : now + days * dayMs;
}

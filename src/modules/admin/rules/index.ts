import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { dayMs } from '#kernel/time';

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

/** Refuses whoever does not look after the installation. */
export function mustBeAdmin(person: Person): void {
  if (!person.isAdmin) throw refuse('forbidden');
}

/** When a suspension that begins now ends; null for good. */
export function suspensionEnd(now: number, days: number | null): number | null {
  return days === null ? null : now + days * dayMs;
}

import { refuse } from '#kernel/refusal';
import type { Wish } from '../bookings.contract.ts';
import type { Plan } from './plan-visits.ts';

/** Refuses to ask for more in advance, or on other terms, than the client was shown. */
export function checkTerms({ expectedDueNow, policyVersion }: Wish, { bookable }: Plan, due: number): void {
  if (expectedDueNow != null && due > expectedDueNow) throw refuse('terms_changed');
  if (policyVersion != null && policyVersion !== bookable.schedule.policy.version) throw refuse('terms_changed');
}

import { isFailure } from '#modules/provider';
import type { Executor } from '#platform/database';
import type { PaymentRow } from '../payments.store.ts';
import { holdOf } from '../rules/index.ts';

/**
 * Whether an admin has yet to look at one of the payments that were not what was asked for: whoever paid again before would likely
 * pay the same wrong amount.
 */
export async function isHeld(executor: Executor, unapplied: readonly PaymentRow[]): Promise<boolean> {
  return unapplied.length > 0 && (await isFailure(executor, unapplied.map(holdOf)));
}

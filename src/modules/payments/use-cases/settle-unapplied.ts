import type { Executor } from '#platform/database';
import { findReturnable } from '../payments.store.ts';
import { insertRefund } from '../refunds.store.ts';
import { returnableOf } from '../rules/index.ts';

/**
 * Wants back what is left of a payment that is not what was asked for. Whoever calls it holds the booking. Doing it twice changes
 * nothing.
 */
export async function settleUnapplied(transaction: Executor, paymentId: number, now: number): Promise<void> {
  const payment = await findReturnable(transaction, paymentId);
  const amount = payment ? returnableOf(payment) : 0;
  if (amount > 0) await insertRefund(transaction, { paymentId, amount, cause: 'unapplied', by: 'system' }, now);
}

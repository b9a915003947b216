import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findBookingOf, lockBooking } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { EnteredBy } from '../ledger.store.ts';
import { findReturnable } from '../payments.store.ts';
import { findRefund, lockRefund, retryRefund as insertRetry, wantAgain } from '../refunds.store.ts';
import { mayRetry } from '../rules/index.ts';

/** Sends a refund once more that a bank did not take, for the professional it comes from. */
export async function retryRefund(app: App, person: Person, bookingId: number, refundId: number): Promise<void> {
  const { by } = await findBookingOf(app, person, bookingId);
  if (by !== 'artist') throw refuse('forbidden');
  await app.database.transaction(async (transaction) => {
    if ((await findRefund(transaction, refundId))?.bookingId !== bookingId) throw refuse('not_found');
    await retryRefundWithin(app, transaction, refundId, by);
  });
}

/**
 * The same in a transaction that is begun elsewhere, for whoever may do so with every booking. Another refund goes in the place
 * of the one that failed; one that was never made goes itself. Pressed again it is the same. Answers the booking it is of, and
 * whether anything was sent now.
 * Refuses `conflict` for one that did not fail, and `refund_too_large` where a bank took the money back meanwhile.
 */
export async function retryRefundWithin(
  app: App,
  transaction: Executor,
  refundId: number,
  by: EnteredBy,
): Promise<{ readonly bookingId: number; readonly isNew: boolean }> {
  const seen = await findRefund(transaction, refundId);
  if (!seen) throw refuse('not_found');
  const { bookingId } = seen;
  await lockBooking(transaction, bookingId);
  const refund = (await lockRefund(transaction, refundId))!;
  if (refund.status === 'retried' || refund.status === 'wanted') return { bookingId, isNew: false };
  if (refund.status !== 'failed') throw refuse('conflict');
  const payment = (await findReturnable(transaction, refund.paymentId))!;
  if (!mayRetry(payment)) throw refuse('refund_too_large');
  const now = app.clock.now();
  if (refund.refundId === null) await wantAgain(transaction, refundId, by, now);
  else await insertRetry(transaction, refund, by, now);
  return { bookingId, isNew: true };
}

import type { BookingRow } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { enter } from '../ledger.store.ts';
import { cameWith, findReturnable, lockPayment } from '../payments.store.ts';
import { insertElsewhere, insertRest, lockWaiting, replaceRefund } from '../refunds.store.ts';
import { returnableOf } from '../rules/index.ts';
import type { HeardRefund } from './apply-refund.ts';
import { settleBooking } from './settle-booking.ts';
import { settleUnapplied } from './settle-unapplied.ts';

/**
 * Enters a refund that somebody made in the provider's own pages. It goes in the place of what was to go back anyway, or did not
 * arrive, so that goes back once; only what it is above that is let off. Whoever calls it holds the booking.
 */
export async function takeElsewhere(
  app: App,
  transaction: Executor,
  booking: BookingRow,
  paymentId: number,
  { id: refundId, amount }: HeardRefund,
): Promise<void> {
  const now = app.clock.now();
  const { left, rest } = await replaceWaiting(transaction, paymentId, amount);
  await insertElsewhere(transaction, { paymentId, amount, refundId }, now);
  const { currency, unappliedId } = cameWith((await lockPayment(transaction, paymentId))!);
  const about = { bookingId: booking.id, currency, by: 'system', at: now, objectId: refundId, unappliedId } as const;
  await enter(transaction, [{ kind: 'refund', amount: -amount }], about);
  if (rest) {
    const payment = (await findReturnable(transaction, paymentId))!;
    // A bank may have taken some of it meanwhile.
    const missing = Math.min(rest.amount, returnableOf(payment));
    if (missing > 0) await insertRest(transaction, rest.of, missing, now);
  }
  if (unappliedId !== null) return settleUnapplied(transaction, paymentId, now);
  const entries = left > 0 ? [{ kind: 'waived', amount: -left } as const] : [];
  await settleBooking(transaction, booking, { by: 'system', now, entries });
}

/** Replaces what waits, the oldest first, with an amount; what is `left` of that, and the `rest` of the last one it met. */
async function replaceWaiting(transaction: Executor, paymentId: number, amount: number) {
  let left = amount;
  for (const of of await lockWaiting(transaction, paymentId)) {
    if (left === 0) break;
    // One after the other: they share the transaction.
    await replaceRefund(transaction, of);
    if (of.amount > left) return { left: 0, rest: { of, amount: of.amount - left } };
    left -= of.amount;
  }
  return { left, rest: undefined };
}

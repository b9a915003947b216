import { lockBooking } from '#modules/bookings';
import type { Effect } from '#modules/provider';
import type { App } from '#platform/app';
import { enter } from '../ledger.store.ts';
import { dropWanted, findRefundOf, insertElsewhere, lockRefund } from '../refunds.store.ts';
import { applyRefund, readRefund } from './apply-refund.ts';
import type { FoundPayment } from './find-payment-of.ts';
import { settleBooking } from './settle-booking.ts';

/** What an event about a refund does. One that somebody made in the provider's own pages is entered as let off. */
export async function hearRefund(app: App, { payment, enterFirst }: FoundPayment, refundId: string): Promise<Effect> {
  const heard = await readRefund(app, refundId);
  return async (transaction) => {
    await enterFirst(transaction);
    const booking = (await lockBooking(transaction, payment.bookingId))!;
    const known = heard.ours === undefined ? undefined : await lockRefund(transaction, heard.ours);
    if (known?.bookingId === booking.id) return applyRefund(app, transaction, known, heard);
    const now = app.clock.now();
    const { id: paymentId, currency } = payment;
    // What goes back there does not go back here as well; settling wants again what is still missing.
    if (!(await findRefundOf(transaction, heard.id))) {
      await dropWanted(transaction, paymentId);
      await insertElsewhere(transaction, { paymentId, amount: heard.amount, refundId: heard.id }, now);
      const about = { bookingId: booking.id, currency, by: 'system', at: now, objectId: heard.id } as const;
      await enter(transaction, [{ kind: 'refund', amount: -heard.amount }], about);
      const waived = { kind: 'waived', amount: -heard.amount } as const;
      await settleBooking(transaction, booking, { by: 'system', now, entries: [waived] });
    }
    const refund = await findRefundOf(transaction, heard.id);
    if (refund) await applyRefund(app, transaction, refund, heard);
  };
}

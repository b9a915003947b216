import { lockBooking } from '#modules/bookings';
import type { Effect } from '#modules/provider';
import type { App } from '#platform/app';
import { findRefundOf, lockRefund } from '../refunds.store.ts';
import { applyRefund, readRefund } from './apply-refund.ts';
import type { FoundPayment } from './find-payment-of.ts';
import { takeElsewhere } from './take-elsewhere.ts';

/** What an event about a refund does; also of one that somebody made in the provider's own pages. */
export async function hearRefund(app: App, { payment, enterFirst }: FoundPayment, refundId: string): Promise<Effect> {
  const heard = await readRefund(app, refundId);
  return async (transaction) => {
    await enterFirst(transaction);
    const booking = (await lockBooking(transaction, payment.bookingId))!;
    const known = heard.ours === undefined ? undefined : await lockRefund(transaction, heard.ours);
    if (known?.bookingId === booking.id) return applyRefund(app, transaction, known, heard);
    if (!(await findRefundOf(transaction, heard.id))) await takeElsewhere(app, transaction, booking, payment.id, heard);
    const refund = await findRefundOf(transaction, heard.id);
    if (refund) await applyRefund(app, transaction, refund, heard);
  };
}

import { takePayment, type BookingRow } from '#modules/bookings';
import { statusAt } from '#modules/bookings/rules';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { enter, listEntries } from '../ledger.store.ts';
import {
  closePayment,
  findPayment,
  listPaid,
  lockPayment,
  settlePayment,
  type PaymentRow,
  type RefundRow,
} from '../payments.store.ts';
import { insertRefund } from '../refunds.store.ts';
import { balanceOf, causeOfSurplus, entriesToSettle, isSettled, type Entry, type RefundCause } from '../rules/index.ts';
import type { HeardSession } from './read-session.ts';
import { readSeller } from './read-seller.ts';
import { settleBooking } from './settle-booking.ts';
import { takeUnapplied } from './take-unapplied.ts';
import { tellOfPayment } from './tell-of-payment.ts';

/**
 * Writes down what the provider says of a payment: the money, what it does for the booking, and who is told, in one
 * transaction. The same said twice changes nothing, and the order does not matter: what was paid stays paid.
 */
export async function applyPayment(
  app: App,
  transaction: Executor,
  paymentId: number,
  heard: HeardSession,
): Promise<void> {
  const now = app.clock.now();
  if (heard.status === 'expired') return closePayment(transaction, paymentId, now);
  const seen = await findPayment(transaction, paymentId);
  const { intentId } = heard;
  if (!seen || isSettled(seen) || !heard.paid || intentId === null) return;
  if (heard.amount !== seen.amount || heard.currency !== seen.currency)
    return takeUnapplied(app, transaction, seen, { ...heard, intentId });
  const { bookingId, purpose } = seen;
  const before = await listPaid(transaction, [bookingId]);
  const again = !before.some((payment) => payment.purpose === 'deposit');
  const { booking, outcome } = await takePayment(app, transaction, {
    bookingId,
    again: again && purpose === 'deposit',
    waits: purpose === 'deposit',
  });
  const payment = await lockPayment(transaction, paymentId);
  if (!payment || isSettled(payment)) return;
  const seller = await readSeller(transaction, booking.artistId);
  await settlePayment(transaction, paymentId, { intentId, seller, now });
  const by = 'client' as const;
  const about = { bookingId, currency: seen.currency, by, at: now, objectId: intentId };
  const cause = await findCause(transaction, booking, { gone: outcome === 'gone', now });
  await enter(transaction, entriesOf(payment), about);
  // A second payment for what makes it stand goes back whole, though more may be due at the visit.
  const twice = purpose === 'deposit' && outcome === 'as_it_was' && booking.status !== 'cancelled' && cause !== 'over';
  if (twice) await wantBack(transaction, payment, 'twice', now);
  await settleBooking(transaction, booking, { by: 'system', now, cause });
  const kind = cause === 'late' || cause === 'over' ? cause : twice ? 'twice' : 'paid';
  await tellOfPayment(app, transaction, { booking, payment, kind });
}

/** Why what is too much of a payment goes back; to be asked before it is entered. */
async function findCause(
  transaction: Executor,
  booking: BookingRow,
  { gone, now }: { readonly gone: boolean; readonly now: number },
): Promise<RefundCause> {
  const status = statusAt(booking, now);
  const entries: Entry[] = await listEntries(transaction, [booking.id]);
  const missing = entriesToSettle(entries, { ...booking, status });
  return causeOfSurplus({ status, gone }, balanceOf([...entries, ...missing]));
}

function entriesOf({ amount, purpose }: PaymentRow): Entry[] {
  return [{ kind: 'payment', amount }, ...(purpose === 'tip' ? [{ kind: 'tip' as const, amount }] : [])];
}

function wantBack(
  transaction: Executor,
  { id: paymentId, amount }: PaymentRow,
  cause: RefundRow['cause'],
  now: number,
): Promise<void> {
  return insertRefund(transaction, { paymentId, amount, cause, by: 'system' }, now);
}

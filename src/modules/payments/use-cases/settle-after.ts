import { leastPayment } from '#kernel/currency';
import { findBooking, readVisitsForMessage, type BookingEvent, type VisitForMessage } from '#modules/bookings';
import { lateFee, noShowFee } from '#modules/bookings/rules';
import { findPayee } from '#modules/payouts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { listEntries } from '../ledger.store.ts';
import { listFeePayments } from '../payments.store.ts';
import { insertRefund } from '../refunds.store.ts';
import { entriesToUnmark, returnableOf, unmarks } from '../rules/index.ts';
import { readStandings } from './read-standings.ts';
import { settleBooking, type Settling } from './settle-booking.ts';
import { tellOfFee } from './tell-of-payment.ts';

/**
 * What follows for the money of bookings when they are cancelled, declined, over or marked, in the same transaction: a fee by
 * the policy they were booked under, and what was paid above what they cost goes back. A visit that nobody paid for here and
 * that costs no fee has no ledger. A mark that is put right takes back what was marked of its money.
 */
export async function settleAfter(app: App, transaction: Executor, event: BookingEvent): Promise<void> {
  const now = app.clock.now();
  const { bookingIds, by, from, fees: told } = event;
  const feeOf = (visit: VisitForMessage) => (by === 'client' && from ? lateFee({ ...visit, status: from }, now) : 0);
  const [visits, entered] = await Promise.all([
    event.visits ?? readVisitsForMessage(transaction, bookingIds),
    listEntries(transaction, bookingIds),
  ]);
  const opened = Map.groupBy(entered, ({ bookingId }) => bookingId);
  for (const visit of visits) {
    const { status, discount = 0 } = visit;
    const fee = status === 'cancelled' && from !== null ? (told?.[visit.id] ?? feeOf(visit)) : undefined;
    const costs = (fee ?? 0) > 0 || (status === 'no_show' && noShowFee(visit) > 0);
    if (!opened.has(visit.id) && !costs) continue;
    // One after the other: they share the transaction.
    const entries = unmarks(from) ? entriesToUnmark(opened.get(visit.id) ?? []) : [];
    await settleBooking(transaction, { ...visit, discount }, { by, now, fee, entries });
    if (costs) await tellWhatIsOpen(app, transaction, visit);
    if (from === 'no_show' && status === 'completed') await giveFeeBack(transaction, visit.id, { by, now });
  }
}

/** A no-show was taken back: what was paid for it goes back. What was paid before stays, for the visit itself. */
async function giveFeeBack(
  transaction: Executor,
  bookingId: number,
  { by, now }: Pick<Settling, 'by' | 'now'>,
): Promise<void> {
  for (const payment of await listFeePayments(transaction, bookingId)) {
    const amount = returnableOf(payment);
    // One after the other: they share the transaction.
    if (amount > 0) await insertRefund(transaction, { paymentId: payment.id, amount, cause: 'booking', by }, now);
  }
}

async function tellWhatIsOpen(
  app: App,
  transaction: Executor,
  { id, currency }: { readonly id: number; readonly currency: string },
): Promise<void> {
  const booking = await findBooking(transaction, id);
  if (!booking) return;
  const { feeOpen } = (await readStandings(transaction, [booking], app.clock.now())).get(id)!;
  // Where nobody can pay it here it is between the two of them.
  if (feeOpen >= leastPayment(currency) && (await findPayee(transaction, booking.artistId, { begun: false })))
    await tellOfFee(app, transaction, booking, feeOpen);
}

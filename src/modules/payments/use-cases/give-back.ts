import type { Person } from '#kernel/actor';
import { payablePart, payableStep } from '#kernel/currency';
import { refuse } from '#kernel/refusal';
import { formatPrice } from '#kernel/visit-time';
import { findBookingOf, lockBooking } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { listEntries, type EnteredBy } from '../ledger.store.ts';
import { listReturnable } from '../payments.store.ts';
import { insertRefund } from '../refunds.store.ts';
import { returnableIn, shareOut, surplusOf } from '../rules/index.ts';
import { settleBooking } from './settle-booking.ts';

/** What somebody wants to go back. */
export interface GivenBack {
  /** In the minor unit. */
  readonly amount: number;
  /** So much of the booking's payments could be given back when they looked. */
  readonly expectedReturnable: number;
  readonly reason: string;
}

/** Gives a client money back by hand; so much of the price is let off. Refuses more than is left: `refund_too_large`. */
export async function giveBack(app: App, person: Person, bookingId: number, given: GivenBack): Promise<void> {
  const { by } = await findBookingOf(app, person, bookingId);
  if (by !== 'artist') throw refuse('forbidden');
  await app.database.transaction((transaction) => giveBackWithin(app, transaction, bookingId, given, by));
}

/**
 * The same in a transaction that is begun elsewhere, for whoever may do so with every booking. What they saw decides: a
 * request that comes twice finds less to give back than it says, and is refused (`money_changed`).
 */
export async function giveBackWithin(
  app: App,
  transaction: Executor,
  bookingId: number,
  { amount, expectedReturnable, reason }: GivenBack,
  by: EnteredBy,
): Promise<void> {
  const booking = await lockBooking(transaction, bookingId);
  if (!booking) throw refuse('not_found');
  const [entries, payments] = await Promise.all([
    listEntries(transaction, [bookingId]),
    listReturnable(transaction, [bookingId]),
  ]);
  const left = returnableIn(payments);
  if (left !== expectedReturnable) throw refuse('money_changed');
  // What goes back by itself is spoken for.
  if (amount > left - surplusOf(entries, payments)) throw refuse('refund_too_large');
  checkReturns(amount, booking.currency);
  const now = app.clock.now();
  // It goes back although more may be due at the visit.
  for (const share of shareOut(amount, payments)) {
    // One after the other: they share the transaction.
    await insertRefund(transaction, { ...share, cause: 'by_hand', by, reason }, now);
  }
  await settleBooking(transaction, booking, { by, now, entries: [{ kind: 'waived', amount: -amount }] });
}

/** The provider returns dinars but for their last digit. */
function checkReturns(amount: number, currency: string): void {
  if (payablePart(amount, currency) === amount) return;
  const step = formatPrice(payableStep(currency), currency);
  throw refuse('invalid', { fields: { amount: translator()('payments.amountTooFine', { step }) } });
}

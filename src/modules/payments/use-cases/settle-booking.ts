import { payablePart } from '#kernel/currency';
import { statusAt } from '#modules/bookings/rules';
import type { Executor } from '#platform/database';
import { enter, listEntries, type EnteredBy } from '../ledger.store.ts';
import { listReturnable, type RefundRow } from '../payments.store.ts';
import { insertRefund } from '../refunds.store.ts';
import { entriesToSettle, shareOut, surplusOf, type Entry, type Priced } from '../rules/index.ts';

/** A booking as its ledger knows it. */
export interface Settled extends Priced {
  readonly id: number;
  /** When it lapses by itself, though nobody has written that down yet. */
  readonly expiresAt?: number | null | undefined;
}

export interface Settling {
  readonly by: EnteredBy;
  readonly now: number;
  /** Why money goes back, where some does. */
  readonly cause?: RefundRow['cause'];
  /** What cancelling costs, in the moment in which it is cancelled. */
  readonly fee?: number | undefined;
  /** Further entries, such as what a professional lets off. */
  readonly entries?: readonly Entry[];
}

/**
 * Brings the ledger of a booking to what it costs as it stands now, and wants back what was paid above that. Whoever calls it
 * holds the booking. Doing it twice changes nothing.
 */
export async function settleBooking(transaction: Executor, settled: Settled, settling: Settling): Promise<void> {
  const { by, now, cause = 'booking', fee, entries: more = [] } = settling;
  const booking = { ...settled, status: statusAt(settled, now) };
  const { id: bookingId, currency } = booking;
  const entries: Entry[] = [...(await listEntries(transaction, [bookingId])), ...more];
  const missing = [...more, ...entriesToSettle(entries, booking, fee)];
  await enter(transaction, missing, { bookingId, currency, by, at: now });
  const payments = await listReturnable(transaction, [bookingId]);
  if (payments.length === 0) return;
  const surplus = surplusOf([...entries, ...missing.slice(more.length)], payments);
  for (const share of shareOut(payablePart(surplus, currency), payments)) {
    // One after the other: they share the transaction.
    await insertRefund(transaction, { ...share, cause, by }, now);
  }
}

import { highestAmount } from '#kernel/currencies';
import { leastPayment, payablePart } from '#kernel/currency';
import type { Cost } from '#modules/catalogue/rules';
import type { BookingStatus } from '#modules/bookings/rules';
import { balanceOf, sumOf, type Entry } from './ledger.ts';

/**
 * How a payment stands that somebody was asked for: something else came than was asked for, and counts for nothing (`unapplied`); it
 * cannot be paid any more (`closed`).
 */
export const paymentStatuses = ['open', 'paid', 'unapplied', 'closed'] as const;

/** Why money is asked for: to make a booking stand, what is left of it or a fee, or a tip. */
export const purposes = ['deposit', 'rest', 'tip'] as const;
export type Purpose = (typeof purposes)[number];

export interface Payable {
  readonly purpose: Exclude<Purpose, 'tip'>;
  readonly amount: number;
}

/** A booking, as far as it decides what is asked for it. */
export interface AskedBooking {
  readonly status: BookingStatus;
  readonly dueNow: number;
  readonly currency: string;
  /** Whether a bank decides about a payment of it. */
  readonly disputed?: boolean;
}

/**
 * What is asked for a booking now: first what makes it stand; then the rest, where some of it was paid here or a fee is
 * open. Nothing more while nobody has answered a request, nor while a bank decides about what was paid. A visit that asks for
 * nothing in advance is paid in person, and so is what is too little for the provider.
 */
export function askedNow(
  { status, dueNow, currency, disputed = false }: AskedBooking,
  entries: readonly Entry[],
): Payable | undefined {
  const { paid, due } = balanceOf(entries);
  if (status === 'awaiting_payment') {
    const amount = payablePart(Math.min(dueNow - paid, due), currency);
    return amount > 0 ? { purpose: 'deposit', amount } : undefined;
  }
  if (status === 'pending' || disputed) return undefined;
  // A tip is a separate payment: it does not turn what is paid in person into a payment here.
  const tips = sumOf(
    entries.filter(({ way }) => !way),
    'tip',
  );
  const begun = sumOf(entries, 'payment') > tips || sumOf(entries, 'late_fee', 'no_show_fee') > 0;
  const amount = payablePart(due, currency);
  return begun && amount > 0 ? { purpose: 'rest', amount } : undefined;
}

/** What of it can be paid here: the provider takes no less than `leastPayment`, so that is paid in person. */
export function payableNow(booking: AskedBooking, entries: readonly Entry[]): Payable | undefined {
  const asked = askedNow(booking, entries);
  return asked && asked.amount >= leastPayment(booking.currency) ? asked : undefined;
}

const offeredPercents = [10, 15, 20] as const;

/** The tips that may be given for a visit, in minor units: nobody slips with a zero too many. */
export function tipLimits({ total, currency }: Cost): { readonly least: number; readonly most: number } {
  const least = leastPayment(currency);
  return { least, most: Math.min(Math.max(2 * total, 200 * least), highestAmount(currency)) };
}

/** The tips that are offered; none is chosen before. */
export function tipsOffered(cost: Cost): number[] {
  const { least, most } = tipLimits(cost);
  const amounts = offeredPercents.map((percent) => Math.round((cost.total * percent) / 10_000) * 100);
  return [...new Set(amounts)].filter((amount) => amount >= least && amount <= most);
}

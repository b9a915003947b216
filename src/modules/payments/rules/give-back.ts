import { fellThrough, type BookingStatus } from '#modules/bookings/rules';
import { balanceOf, type Balance, type Entry } from './ledger.ts';

/** `retried`: it failed, and another one goes in its place. */
export const refundStatuses = ['wanted', 'sent', 'done', 'failed', 'retried'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Why money goes back: what became of the `booking`; it had been paid (`twice`), came when the time was taken (`late`) or when
 * nothing was booked any more (`over`), or was not what was asked for (`unapplied`); somebody gave it, here (`by_hand`) or in the
 * provider's own pages (`elsewhere`).
 */
export const refundCauses = ['booking', 'twice', 'late', 'over', 'unapplied', 'by_hand', 'elsewhere'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** A payment that came over the provider, and what went or goes back of it. */
export interface Returnable {
  readonly id: number;
  readonly amount: number;
  readonly isTip?: boolean;
  readonly refunds: readonly { readonly amount: number; readonly status: RefundStatus }[];
  /** So much of it a bank has taken back. */
  readonly disputed: number;
}

const sumWhere = ({ refunds }: Returnable, ...statuses: readonly RefundStatus[]) =>
  refunds.reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0);

/**
 * What is left of a payment to be returned: nothing that a bank took back already. A refund that failed stays for somebody to
 * try again.
 */
export function returnableOf(payment: Returnable): number {
  const back = sumWhere(payment, 'wanted', 'sent', 'done', 'failed');
  return Math.max(0, payment.amount - payment.disputed - back);
}

/** The same of all the payments of a booking. */
export function returnableIn(payments: readonly Returnable[]): number {
  return payments.reduce((sum, payment) => sum + returnableOf(payment), 0);
}

/** What is on its way back or stuck there, as far as no bank took it meanwhile. */
function reservedOf(payment: Returnable): number {
  const here = payment.amount - payment.disputed - sumWhere(payment, 'sent', 'done');
  return Math.max(0, Math.min(here, sumWhere(payment, 'wanted', 'failed')));
}

/** Whether a refund of it that failed may be sent once more: not where a bank took the money back meanwhile. */
export function mayRetry(payment: Returnable): boolean {
  return sumWhere(payment, 'wanted', 'sent', 'done', 'failed') <= payment.amount - payment.disputed;
}

/** What was paid above what is owed, and is neither on its way back nor stuck there. */
export function surplusOf(entries: readonly Entry[], payments: readonly Returnable[]): number {
  const { due } = balanceOf(entries);
  const reserved = payments.reduce((sum, payment) => sum + reservedOf(payment), 0);
  return Math.max(0, -due - reserved);
}

/** Why what is too much of a payment goes back, by how its booking stood when it came. */
export function causeOfSurplus(
  { status, gone }: { readonly status: BookingStatus; readonly gone: boolean },
  { total, due }: Balance,
): RefundCause {
  if (gone) return 'late';
  if (total <= 0) return fellThrough(status) ? 'over' : 'booking';
  return due <= 0 ? 'twice' : 'booking';
}

export interface Share {
  readonly paymentId: number;
  readonly amount: number;
}

/** What is given back is of the price: a tip was given freely, and no tax is in it. */
function tipsLast(one: Returnable, other: Returnable): number {
  return Number(one.isTip ?? false) - Number(other.isTip ?? false) || other.id - one.id;
}

/** From which payments an amount goes back, the latest first and tips last; never more than came with each. */
export function shareOut(amount: number, payments: readonly Returnable[]): Share[] {
  const shares: Share[] = [];
  let left = amount;
  for (const payment of payments.toSorted(tipsLast)) {
    const part = Math.min(left, returnableOf(payment));
    if (part > 0) shares.push({ paymentId: payment.id, amount: part });
    left -= Math.max(0, part);
  }
  return shares;
}

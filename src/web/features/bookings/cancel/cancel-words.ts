import type { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { lateFee } from '#modules/bookings/rules';
import { formatPrice } from '#kernel/visit-time';

/** What stands for a booking before it is cancelled, in minor units. */
export interface CancelMoney {
  readonly currency: string;
  readonly paid: number;
  /** What cancelling costs its client now. */
  readonly cancelFee: number;
}

type Translate = ReturnType<typeof useTranslations<'checkout.cancelling'>>;

/** What cancelling does in money, as one sentence; undefined where nothing was paid and no fee is due. */
export function cancelWords(t: Translate, { currency, paid, cancelFee: fee }: CancelMoney): string | undefined {
  const price = (amount: number) => formatPrice(amount, currency);
  if (paid <= 0) return fee > 0 ? t('owed', { fee: price(fee) }) : undefined;
  if (fee === 0) return t('back', { back: price(paid) });
  if (fee < paid) return t('part', { back: price(paid - fee), fee: price(fee) });
  if (fee === paid) return t('kept', { paid: price(paid) });
  return t('left', { paid: price(paid), fee: price(fee), left: price(fee - paid) });
}

/** Whether anything can have been paid for a booking, or can be due once it is cancelled. */
export function mayCost({ dueNow, policy }: Pick<BookingOnWire, 'dueNow' | 'policy'>): boolean {
  return dueNow > 0 || policy.lateCancelPercent > 0;
}

/** The same for a booking with all later visits of its series, which may be too late to be cancelled free as well. */
export function withLater(money: CancelMoney, booking: BookingOnWire, now: number): CancelMoney {
  const { date, total, currency, policy, occurrences = [] } = booking;
  const fees = occurrences
    .filter((visit) => visit.date > date)
    .map((visit) => lateFee({ status: visit.status, total, currency, policy, startsAt: Date.parse(visit.date) }, now));
  return { ...money, cancelFee: fees.reduce((sum, fee) => sum + fee, money.cancelFee) };
}

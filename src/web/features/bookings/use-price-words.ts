import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { ShownDiscount } from './book/discount.ts';

export interface ShownPrice {
  /** Before the discount, in the minor unit. */
  readonly price: number;
  readonly currency: string;
  readonly discount?: ShownDiscount | undefined;
}

/** A price in words: "$50", "Free", or "$40 with Summer Special" where an offer takes something off. */
export function usePriceWords() {
  const t = useTranslations('bookings');
  return ({ price, currency, discount }: ShownPrice): string => {
    const amountOf = (amount: number) => (amount === 0 ? t('pick.freeOfCharge') : formatPrice(amount, currency));
    if (!discount) return amountOf(price);
    return t('priceWithOffer', {
      total: amountOf(price - discount.amount),
      offer: discount.title ?? t('opening.one'),
    });
  };
}

/** What a booking costs, as `usePriceWords` takes it. */
export function priceOfBooking({
  total,
  discount,
  offerTitle,
  currency,
}: {
  readonly total: number;
  readonly discount: number;
  readonly offerTitle: string | null;
  readonly currency: string;
}): ShownPrice {
  const off = discount > 0 ? { amount: discount, title: offerTitle ?? undefined } : undefined;
  return { price: total + discount, currency, discount: off };
}

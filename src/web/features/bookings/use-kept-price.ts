import { useTranslations } from 'use-intl';
import { weekday, type PlainDate } from '#kernel/time';
import { formatPrice, joinWords } from '#kernel/visit-time';
import type { BookingOnWire } from '#modules/bookings/contract';
import { namesOfWeekdays } from '#web/ui/names-of-weekdays.ts';

type PricedForDays = Pick<BookingOnWire, 'offerTitle' | 'offerWeekdays' | 'total' | 'currency'>;

/**
 * Words for a professional who moves a visit whose price is for some days of the week: it is kept on the others (decision 55).
 * Nothing where it is for all, or where `date` is one of its days.
 */
export function useKeptPrice() {
  const t = useTranslations('bookings');
  return ({ offerTitle, offerWeekdays, total, currency }: PricedForDays, date?: PlainDate): string => {
    if (offerTitle === null || offerWeekdays.length === 0) return '';
    if (date !== undefined && offerWeekdays.includes(weekday(date))) return '';
    const days = joinWords(namesOfWeekdays(offerWeekdays));
    return t('keptPrice', { offer: offerTitle, days, price: formatPrice(total, currency) });
  };
}

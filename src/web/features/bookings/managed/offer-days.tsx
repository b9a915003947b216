import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { joinWords } from '#kernel/visit-time';
import { namesOfWeekdays } from '#web/ui/names-of-weekdays.ts';

/** Where a visit's price is for some days of the week, that its client moves it to those alone; nothing where it is for all. */
export function OfferDays({ booking }: { booking: Pick<BookingOnWire, 'offerTitle' | 'offerWeekdays' | 'artist'> }) {
  const t = useTranslations('visit');
  const { offerTitle, offerWeekdays, artist } = booking;
  if (offerTitle === null || offerWeekdays.length === 0) return null;
  const days = joinWords(namesOfWeekdays(offerWeekdays));
  return <p>{t('offerDays', { offer: offerTitle, days, name: artist.fullName })}</p>;
}

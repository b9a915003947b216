import { useTranslations } from 'use-intl';
import { RepeatIcon } from '#web/ui/icons.ts';
import type { Booking } from '../queries.ts';

/** "1 of 6": the place of a visit in its series; nothing for a single one. */
export function SeriesMark({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings');
  const { isRecurring, visitNumber, visitCount } = booking;
  if (!isRecurring) return null;
  return (
    <span className="flex items-center gap-1.5">
      <RepeatIcon size={16} aria-hidden />
      {visitNumber && visitCount
        ? t('list.ofSeries', { number: visitNumber, count: visitCount })
        : t('list.partOfSeries')}
    </span>
  );
}

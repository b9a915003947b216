import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { formatDate, formatTime } from '#kernel/visit-time';
import { Banner } from '#web/ui/banner.tsx';
import type { News } from './steps.ts';

export interface VisitNewsProps {
  booking: BookingOnWire;
  news: News | undefined;
  /** Why the last press did nothing. */
  message: string | undefined;
}

/** What has just happened to the visit. */
export function VisitNews({ booking, news, message }: VisitNewsProps) {
  const t = useTranslations('visit');
  if (message) return <Banner look="danger" role="alert" title={message} className="mb-5" />;
  const start = Date.parse(booking.date);
  const words = {
    name: booking.artist.fullName,
    date: formatDate(start, booking.timeZone),
    time: formatTime(start, booking.timeZone),
  };
  if (news === 'moved') {
    const title = booking.status === 'pending' ? t('movedAsked', words) : t('moved', words);
    return <Banner look="success" role="status" title={title} className="mb-5" />;
  }
  if (news === 'rated') return <Banner look="success" role="status" title={t('rated')} className="mb-5" />;
  if (news === 'cancelled' && booking.status === 'cancelled') {
    return <Banner role="status" title={t('cancelledNow', words)} className="mb-5" />;
  }
  return null;
}

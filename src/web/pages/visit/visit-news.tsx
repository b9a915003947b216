import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { holdsTime } from '#modules/bookings/rules';
import type { MoneyOnWire } from '#modules/payments/contract';
import type { EpochMs } from '#kernel/time';
import { formatDate, formatPrice, formatTime, joinWords } from '#kernel/visit-time';
import { latestPayment } from '#web/features/payments/latest-payment.ts';
import { Banner } from '#web/ui/banner.tsx';
import type { News } from './steps.ts';

export interface VisitNewsProps {
  booking: BookingOnWire;
  news: News | undefined;
  now: EpochMs;
  money?: MoneyOnWire | undefined;
  /** Why the last press did nothing. */
  message: string | undefined;
}

/** What has just happened to the visit. */
export function VisitNews({ booking, news, now, money, message }: VisitNewsProps) {
  const t = useTranslations('visit');
  if (message) return <Banner look="danger" role="alert" title={message} className="mb-5" />;
  const start = Date.parse(booking.date);
  const words = {
    name: booking.artist.fullName,
    date: formatDate(start, booking.timeZone),
    time: formatTime(start, booking.timeZone),
  };
  // The address outlives what it tells of: whoever comes back to it may have cancelled since.
  if (news === 'kept' && holdsTime(booking.status) && !booking.moveRequest) {
    return <Banner look="success" role="status" title={t('keptNow', words)} className="mb-5" />;
  }
  // What was only asked for is told over the visit anyway.
  if (news === 'moved' && holdsTime(booking.status) && !booking.moveRequest) {
    const title = booking.status === 'pending' ? t('movedAsked', words) : t('moved', words);
    return <Banner look="success" role="status" title={title} className="mb-5" />;
  }
  const paid = money && latestPayment(money);
  if (news === 'paid' && money && paid) {
    const title = t('paid', { price: formatPrice(paid.amount, money.currency) });
    return <Banner look="success" role="status" title={title} className="mb-5" />;
  }
  if (news === 'mailed' && booking.guest?.email) {
    const title = t('mailedNow', { email: booking.guest.email });
    return (
      <Banner look="success" role="status" title={title} className="mb-5">
        {t('mailedNowText')}
      </Banner>
    );
  }
  if (news === 'rated') return <Banner look="success" role="status" title={t('rated')} className="mb-5" />;
  if (news === 'cancelled' && booking.status === 'cancelled') {
    const fee = money?.standing.feeOpen ?? 0;
    const left = (booking.occurrences ?? []).filter((visit) => holdsTime(visit.status) && now < Date.parse(visit.date));
    return (
      <Banner role="status" title={t('cancelledNow', words)} className="mb-5">
        {money && fee > 0 && <p>{t('feeLeft', { price: formatPrice(fee, money.currency) })}</p>}
        {left.length > 0 && (
          <p>
            {t('stillBooked', {
              dates: joinWords(left.map(({ date }) => formatDate(Date.parse(date), booking.timeZone, { now }))),
            })}
          </p>
        )}
      </Banner>
    );
  }
  return null;
}

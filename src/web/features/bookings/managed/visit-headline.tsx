import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import type { EpochMs } from '#kernel/time';
import { formatDate, formatMoment, formatTime, inOnePiece, zoneCity } from '#kernel/visit-time';
import { Line } from '#web/line/line.tsx';

export interface VisitHeadlineProps {
  booking: BookingOnWire;
  now: EpochMs;
  /** Right after booking: the pen line draws itself, this once. */
  fresh?: boolean;
}

/** How things stand with a visit, as the page's title and one sentence. */
export function VisitHeadline({ booking, now, fresh = false }: VisitHeadlineProps) {
  const t = useTranslations('visit');
  const { status, timeZone, artist } = booking;
  const start = Date.parse(booking.date);
  const words = {
    name: artist.fullName,
    date: inOnePiece(formatDate(start, timeZone, { now })),
    time: formatTime(start, timeZone),
    city: artist.city?.trim() || zoneCity(timeZone),
  };
  const isPast = Date.parse(booking.endsAt) <= now;
  const asked = status === 'pending' && booking.expiresAt !== null;
  return (
    <header className="pt-8 pb-6 md:pt-12 md:pb-8">
      {fresh && <Line name="confirmation" draw className="mb-6 max-w-72" />}
      <h1 className="type-display-l">
        {status === 'pending' && fresh
          ? t('requested', words)
          : status === 'confirmed' && isPast
            ? t('title.past', words)
            : t(`title.${status}`, words)}
      </h1>
      {asked && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">
          {t('answerBy', { ...words, moment: formatMoment(Date.parse(booking.expiresAt!), timeZone, { now }) })}
        </p>
      )}
      {fresh && booking.guest?.email && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">{t('mailed', { email: booking.guest.email })}</p>
      )}
    </header>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { dayMs, type EpochMs } from '#kernel/time';
import { formatDate, formatTime, inOnePiece, zoneCity } from '#kernel/visit-time';
import { fellThrough } from '#modules/bookings/rules';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Line } from '#web/line/line.tsx';

export interface VisitHeadlineProps {
  booking: BookingOnWire;
  now: EpochMs;
  /** The client, where the artist reads it. */
  person?: string | undefined;
  /** Above the title: what the visit is one of. */
  back?: ReactNode;
  /** Right after booking: the pen line draws itself, this once. */
  fresh?: boolean;
  /** Whether what was paid for it goes back, and nothing can be paid now. */
  held?: boolean;
  /** After the moment until which it can be confirmed: what the reader's own clock shows then. */
  yours?: ReactNode;
  /** After the address that the details went to: where to write another one. */
  wrongAddress?: ReactNode;
}

/** How things stand with a visit, as the page's title and one sentence. */
export function VisitHeadline({
  booking,
  now,
  person,
  back,
  fresh: justBooked = false,
  held = false,
  yours,
  wrongAddress,
}: VisitHeadlineProps) {
  const t = useTranslations('visit');
  const inList = useTranslations('bookings.list');
  const whenThere = useWhenThere();
  const toArtist = useTranslations('bookings.artist');
  const { status, timeZone, artist, visitNumber, visitCount } = booking;
  const start = Date.parse(booking.date);
  // The page may have been left open, or come back to, after it was cancelled.
  const fresh = justBooked && !fellThrough(status);
  const words = {
    name: artist.fullName,
    date: inOnePiece(formatDate(start, timeZone, { now })),
    time: formatTime(start, timeZone),
    city: artist.city?.trim() || zoneCity(timeZone),
    moment: booking.expiresAt ? whenThere(Date.parse(booking.expiresAt), timeZone, { now }) : '',
  };
  // Nobody has a whole day to answer what begins sooner.
  const soon = booking.expiresAt !== null && Date.parse(booking.expiresAt) < Date.parse(booking.createdAt) + dayMs;
  const asked = status === 'pending' && booking.expiresAt !== null;
  // Nothing is booked and nothing mailed before it is paid.
  const awaits = status === 'awaiting_payment';
  const email = booking.guest?.email;
  // Clients who were written in have the link in their mail.
  const byLink = !email || booking.writtenIn;
  const title = () => {
    if (status === 'pending' && fresh) return t(soon ? 'requestedSoon' : 'requested', words);
    const name = awaits && held ? 'held' : titleOf(booking, now);
    if (person === undefined) return t(`title.${name}`, words);
    const ofArtist = artistTitles.find((one) => one === name);
    return ofArtist ? t(`artistTitle.${ofArtist}`, { ...words, name: person }) : t(`title.${name}`, words);
  };
  return (
    <header className={back ? 'pb-6 md:pb-8' : 'pt-8 pb-6 md:pt-12 md:pb-8'}>
      {back}
      {fresh && !awaits && <Line name="confirmation" draw className="mb-6 max-w-80" />}
      <h1 className={classNames('type-display-l', back && 'mt-2')}>{title()}</h1>
      {asked && !(soon && fresh) && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">
          {person === undefined ? t('answerBy', words) : toArtist('answerBy', { until: words.moment })}
        </p>
      )}
      {awaits && booking.dueNow === 0 && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">{t('paidWithFirst', { moment: words.moment })}</p>
      )}
      {awaits && booking.dueNow > 0 && !held && email && !booking.writtenIn && booking.expiresAt && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">{t('mailedOncePaid', { email, moment: words.moment })}</p>
      )}
      {awaits && booking.dueNow > 0 && !held && byLink && person === undefined && booking.expiresAt && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">{inList('payBy', { until: words.moment })}</p>
      )}
      {awaits && person !== undefined && booking.expiresAt && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">{toArtist('paidBy', { until: words.moment })}</p>
      )}
      {asked && yours}
      {booking.occurrences && booking.occurrences.length > 1 && visitNumber && visitCount && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">
          {t.rich('inSeries', {
            number: visitNumber,
            count: visitCount,
            dates: (link) => (
              <a href="#series" className="link">
                {link}
              </a>
            ),
          })}
        </p>
      )}
      {fresh && !awaits && email && (
        <p className="mt-2.5 type-body-l text-ink-2 measure">
          {t('mailed', { email })} {wrongAddress}
        </p>
      )}
    </header>
  );
}

/** What reads otherwise for the artist than for whoever comes to them. */
const artistTitles = ['pending', 'confirmed', 'declined', 'expired', 'completed', 'past'] as const;

function titleOf({ status, endsAt, oncePaid }: BookingOnWire, now: EpochMs) {
  if (status === 'confirmed' && Date.parse(endsAt) <= now) return 'past';
  // Whether nobody paid or nobody answered stands with its payment.
  return status === 'expired' && oncePaid !== null ? 'lapsed' : status;
}

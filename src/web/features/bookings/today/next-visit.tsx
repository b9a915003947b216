import { useTranslations } from 'use-intl';
import { formatDuration, joinFacts } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { Link } from '#web/ui/link.tsx';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { BookingBadge } from '../booking-badge.tsx';
import type { Booking } from '../queries.ts';
import { startForViewer, visitOf } from '../visit-of.ts';

/** One's next visit as a ticket, by the place's clock and the reader's own. */
export function NextVisit({ booking, now }: { booking: Booking; now: number }) {
  const t = useTranslations('bookings');
  const visit = visitOf(booking, now);
  const forViewer = startForViewer(Date.parse(booking.date), booking.timeZone, useViewerZone());
  const { service, artist } = booking;
  return (
    <AppointmentCard
      day={visit.weekday}
      time={visit.start}
      date={visit.day}
      footer={
        <p className="-my-2.5 flex flex-wrap gap-x-5">
          <Link href={paths.bookingConfirmation(booking.id)} className={linkClass}>
            {t('list.details')}
          </Link>
          <Link href={`${paths.bookings('upcoming')}&move=${booking.id}`} className={linkClass}>
            {t('list.changeTime')}
          </Link>
        </p>
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className={`type-display-s ${nameFont(service.name)}`}>{service.name}</h2>
        <BookingBadge status={booking.status} />
      </div>
      <p className="mt-1 type-small text-ink-2">{t('book.with', { name: artist.fullName })}</p>
      <p className="type-small text-ink-2">{joinFacts([visit.range, formatDuration(service.duration)])}</p>
      <p className="type-small text-ink-2">{visit.place}</p>
      {forViewer && <p className="type-small-strong">{t('yourTime', { time: forViewer })}</p>}
    </AppointmentCard>
  );
}

const linkClass = 'inline-flex min-h-11 items-center type-small-strong link';

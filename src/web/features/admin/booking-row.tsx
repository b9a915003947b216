import { useTranslations } from 'use-intl';
import { fellThrough } from '#modules/bookings/rules';
import type { AdminBookingOnWire } from '#modules/admin/contract';
import { dotFacts, formatDateAndTime, inOnePiece } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

/** A booking in the list; its link leads to everything that is known of it. */
export function BookingRow({ booking }: { booking: AdminBookingOnWire }) {
  const t = useTranslations('admin');
  const { id, date, timeZone, status, service, artist, client, guestName } = booking;
  const people = { artist: artist.fullName, client: client?.fullName ?? guestName ?? t('queue.nobody') };
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="type-strong wrap-anywhere">
          <Link href={paths.admin.booking(id)} className="link hit-44">
            <bdi>{service}</bdi>
            {' · '}
            <span className={fellThrough(status) ? 'line-through decoration-2' : undefined}>
              {inOnePiece(formatDateAndTime(Date.parse(date), timeZone))}
            </span>
          </Link>
        </p>
        <p className="type-small text-ink-2 wrap-anywhere">
          {dotFacts([t('bookings.between', people), t('bookings.title', { id: String(id) })])}
        </p>
      </div>
      <Badge status={status}>{t(`bookings.status.${status}`)}</Badge>
    </article>
  );
}

import { useTranslations } from 'use-intl';
import { fellThrough } from '#modules/bookings/rules';
import type { AdminBookingOnWire } from '#modules/admin/contract';
import { dotFacts, formatDate, formatDateAndTime, inOnePiece, joinFacts, zoneCity } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

/** A booking in the list; its link leads to everything that is known of it. */
export function BookingRow({ booking, now }: { booking: AdminBookingOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id, date, timeZone, status, service, artist, client, guestName, createdAt } = booking;
  const people = { artist: artist.fullName, client: client?.fullName ?? guestName ?? t('queue.nobody') };
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-4">
      <div className="min-w-0 grow basis-32 max-md:basis-full">
        <p className="type-strong wrap-anywhere">
          <Link href={paths.admin.booking(id)} className="link hit-44">
            <bdi>{service}</bdi>
            <span className="max-lg:hidden"> · </span>
            <br className="lg:hidden" />
            <span className={fellThrough(status) ? 'line-through decoration-2' : undefined}>
              {inOnePiece(joinFacts([formatDateAndTime(Date.parse(date), timeZone), zoneCity(timeZone)]))}
            </span>
          </Link>
        </p>
        <p className="type-small text-ink-2 wrap-anywhere">
          {dotFacts([
            t('bookings.between', people),
            t('bookings.title', { id: String(id) }),
            inOnePiece(t('bookings.requested', { date: formatDate(Date.parse(createdAt), 'UTC', { now }) })),
          ])}
        </p>
      </div>
      <Badge status={status}>{t(`bookings.status.${status}`)}</Badge>
    </article>
  );
}

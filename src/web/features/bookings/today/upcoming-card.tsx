import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatBadgeTime } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { BookingBadge } from '../booking-badge.tsx';
import { upcomingQuery } from '../queries.ts';
import { startForViewer } from '../visit-of.ts';
import { CardBroken } from '#web/ui/card-broken.tsx';

const mostBookings = 3;

/** The next things somebody has booked, for the side of a page. */
export function UpcomingCard({ userId }: { userId: number }) {
  const t = useTranslations('bookings');
  const { data, isPending, isError, refetch } = useSteady(useQuery(upcomingQuery(browserApi, 'client', userId)));
  return (
    <Card
      title={t('card.title')}
      action={
        // Without bookings the page behind it is as empty as this card.
        data?.length !== 0 && (
          <Link
            href={paths.bookings('upcoming')}
            className="-my-2 inline-flex min-h-11 items-center type-small-strong link"
          >
            {t('card.seeAll')}
          </Link>
        )
      }
    >
      {isPending && (
        <LoadingRegion label={t('list.loading')} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </LoadingRegion>
      )}
      {isError && <CardBroken text={t('card.broken')} tryAgain={t('tryAgain')} onRetry={refetch} />}
      {data?.length === 0 && (
        <>
          <p className="text-ink-2">{t('card.none')}</p>
          <Link href={paths.explore} className="-my-2 inline-flex min-h-11 items-center type-small-strong link">
            {t('list.discover')}
          </Link>
        </>
      )}
      {data && data.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {data.slice(0, mostBookings).map((booking) => (
            <li key={booking.id}>
              <Link href={paths.bookingConfirmation(booking.id)} className="group flex items-center gap-3 py-3">
                <Avatar
                  name={booking.artist.fullName}
                  photo={booking.artist.profileImage ? { src: booking.artist.profileImage } : null}
                />
                {/* In a narrow column the state stands below all of it. */}
                <span className="flex min-w-0 grow flex-wrap items-start gap-1">
                  <span className="min-w-0 grow basis-32">
                    <span className="block type-small-strong group-hover:underline">{booking.artist.fullName}</span>
                    <span className="block type-small text-ink-2">
                      {formatBadgeTime(Date.parse(booking.date), booking.timeZone)}
                    </span>
                    <ForViewer at={Date.parse(booking.date)} zone={booking.timeZone} />
                  </span>
                  <BookingBadge status={booking.status} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The visit by the reader's own clock, where that differs from the one above it. */
function ForViewer({ at, zone }: { at: EpochMs; zone: string }) {
  const t = useTranslations('bookings');
  const time = startForViewer(at, zone, useViewerZone());
  return time && <span className="block type-small text-ink-2">{t('yourTime', { time })}</span>;
}

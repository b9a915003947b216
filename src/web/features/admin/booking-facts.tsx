import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminBookingWholeOnWire } from '#modules/admin/contract';
import { formatDateAndTime, formatMoment, formatPrice, joinFacts, zoneCity } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { bookingQuery } from './queries.ts';
import { useAsking } from './use-asking.tsx';

/** Everything that is known of a booking; one that is open can be cancelled for both. */
export function BookingFacts({ bookingId, now }: { bookingId: number; now: number }) {
  const t = useTranslations('admin');
  const { data: booking, isError, refetch } = useQuery(bookingQuery(browserApi, bookingId));
  const { ask, dialog } = useAsking<'cancellation'>(() => ({
    title: t('bookings.cancellation.title'),
    text: t('bookings.cancellation.text'),
    confirm: t('bookings.cancellation.do'),
    danger: true,
    act: ({ reason }) =>
      browserApi('POST /api/admin/bookings/{bookingId}/cancellation', { params: { bookingId }, body: { reason } }),
    done: () => ({ title: t('action.cancel_booking'), description: t('bookings.title', { id: String(bookingId) }) }),
  }));
  return (
    <>
      <PageHead title={t('bookings.title', { id: String(bookingId) })} />
      {isError && <ErrorState title={t('failed')} retry={{ label: t('again'), onRetry: () => void refetch() }} />}
      {booking && (
        <dl className="divide-y divide-line">
          {factsOf(booking, t, now).map(({ name, words }) => (
            <div key={name} className="flex items-baseline gap-x-4 py-3.5">
              <dt className="w-28 shrink-0 type-strong">{t(`bookings.fact.${name}`)}</dt>
              <dd className="min-w-0 whitespace-pre-line text-ink-2 wrap-anywhere">
                {typeof words === 'string' ? <bdi>{words}</bdi> : words}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        {booking?.open && (
          <Button look="danger" onClick={(event) => ask('cancellation', event)}>
            {t('bookings.cancellation.do')}
          </Button>
        )}
        {booking && booking.total > 0 && (
          <Link href={`${paths.admin.payments}?q=${bookingId}`} className="link hit-44">
            {t('bookings.payments')}
          </Link>
        )}
        <Link href={paths.admin.bookings} className="link hit-44">
          {t('bookings.back')}
        </Link>
      </div>
      {dialog}
    </>
  );
}

/** Leads to where admins find them: their own page is gone while they are suspended. */
function Person({ fullName, username }: AdminBookingWholeOnWire['artist']) {
  return (
    <>
      <Link href={paths.admin.userOf(username)} className="link hit-44">
        {fullName}
      </Link>{' '}
      <bdi>@{username}</bdi>
    </>
  );
}

interface Fact {
  readonly name:
    | 'status'
    | 'when'
    | 'service'
    | 'artist'
    | 'client'
    | 'total'
    | 'notes'
    | 'created'
    | 'cancelledBy'
    | 'closingReason';
  readonly words: ReactNode;
}

function factsOf(
  booking: AdminBookingWholeOnWire,
  t: ReturnType<typeof useTranslations<'admin'>>,
  now: number,
): Fact[] {
  const { status, date, timeZone, service, artist, client, total, currency, notes, createdAt, cancelledBy } = booking;
  const { guestName, guestEmail, guestPhone, closingReason } = booking;
  return [
    { name: 'status', words: <Badge status={status}>{t(`bookings.status.${status}`)}</Badge> },
    { name: 'when', words: joinFacts([formatDateAndTime(Date.parse(date), timeZone), zoneCity(timeZone)]) },
    { name: 'service', words: service },
    { name: 'artist', words: <Person {...artist} /> },
    { name: 'client', words: client ? <Person {...client} /> : joinFacts([guestName, guestEmail, guestPhone]) },
    { name: 'total', words: formatPrice(total, currency) },
    ...(notes ? [{ name: 'notes' as const, words: notes }] : []),
    { name: 'created', words: formatMoment(Date.parse(createdAt), 'UTC', { now }) },
    ...(cancelledBy ? [{ name: 'cancelledBy' as const, words: t(`bookings.by.${cancelledBy}`) }] : []),
    ...(closingReason ? [{ name: 'closingReason' as const, words: closingReason }] : []),
  ];
}

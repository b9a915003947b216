import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { BookingsBroken, BookingsLoading } from '../list/list-states.tsx';
import { bookingQuery, type Booking } from '../queries.ts';

export interface CheckoutProps {
  bookingId: number;
  userId: number;
  /** What its client sees of the booking's money. */
  children: (booking: Booking) => ReactNode;
}

/** What a client owes for a booking; nobody else has access. */
export function Checkout({ bookingId, userId, children }: CheckoutProps) {
  const t = useTranslations();
  const { data: booking, error, isPending, refetch } = useSteady(useQuery(bookingQuery(browserApi, bookingId)));
  if (booking?.clientId === userId) return children(booking);
  const unknown = error instanceof ApiError && error.status < 500;
  if (!booking && !unknown) {
    return (
      <>
        <PageHead title={t('checkout.title')} />
        {isPending ? <BookingsLoading /> : <BookingsBroken onRetry={() => void refetch()} />}
      </>
    );
  }
  return (
    <DeadEnd
      title={booking ? t('checkout.denied') : t('bookings.confirmation.unknown')}
      text={booking && t('checkout.deniedText')}
    >
      <ButtonLink href={paths.bookings()}>{t('bookings.confirmation.allBookings')}</ButtonLink>
    </DeadEnd>
  );
}

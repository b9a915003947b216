import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatPrice, formatVisit, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { BookingsBroken, BookingsLoading } from '../list/list-states.tsx';
import { bookingQuery, type Booking } from '../queries.ts';
import { priceOfBooking, usePriceWords } from '../use-price-words.ts';
import { isOpen } from '../visit-of.ts';

/** What a client owes for a booking: nothing now, as visits are paid for in person. */
export function Checkout({ bookingId, userId }: { bookingId: number; userId: number }) {
  const t = useTranslations();
  const { data: booking, error, isPending, refetch } = useSteady(useQuery(bookingQuery(browserApi, bookingId)));
  if (booking?.clientId === userId) return <Due booking={booking} />;
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
    <>
      {booking ? (
        <PageHead title={t('checkout.denied')} subtitle={t('checkout.deniedText')} />
      ) : (
        <PageHead title={t('bookings.confirmation.unknown')} />
      )}
      <ButtonLink href={paths.bookings()}>{t('bookings.confirmation.allBookings')}</ButtonLink>
    </>
  );
}

function Due({ booking }: { booking: Booking }) {
  const t = useTranslations('checkout');
  const words = usePriceWords();
  const { artist, service, timeZone, currency } = booking;
  const place = { start: Date.parse(booking.date), end: Date.parse(booking.endsAt), zone: timeZone, city: artist.city };
  const visit = formatVisit(place);
  const open = isOpen(booking);
  return (
    <>
      <PageHead title={t('nothing')} subtitle={open ? t('inPerson', { name: artist.fullName }) : t('over')} />
      <div className="max-w-140">
        <PriceBoard>
          <PriceRow
            name={service.name}
            detail={joinFacts([visit.weekday, visit.day, visit.range])}
            price={words(priceOfBooking(booking))}
          />
          <PriceRow name={t('dueNow')} price={formatPrice(0, currency)} />
          {open && <PriceRow name={t('atVisit')} price={formatPrice(booking.total, currency)} />}
        </PriceBoard>
        <ButtonLink href={paths.bookingConfirmation(booking.id)} className="mt-8">
          {t('toBooking')}
        </ButtonLink>
      </div>
    </>
  );
}

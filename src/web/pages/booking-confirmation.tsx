import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { redirect, useLoaderData, useSearchParams } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { takesBookings } from '#modules/accounts/rules';
import { fellThrough } from '#modules/bookings/rules';
import { webMessages } from '#messages/en/web.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { BookingDetails } from '#web/features/bookings/managed/booking-details.tsx';
import { bookingQuery, type Booking } from '#web/features/bookings/queries.ts';
import { clientOf, visitOf } from '#web/features/bookings/visit-of.ts';
import { RateVisit } from '#web/features/ratings/rate-visit.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { useKeptBookings } from '#web/use-kept-bookings.ts';

const CancelAmount = lazy(async () => ({
  default: (await import('#web/widgets/cancel-amount-later.tsx')).CancelAmount,
}));
const BookingMoney = lazy(async () => ({
  default: (await import('#web/widgets/booking-money.tsx')).BookingMoney,
}));

export const meta = () => [{ title: `${webMessages.bookings.confirmation.pageTitle} · Uli` }];

function bookingIdOf(search: URLSearchParams): number | undefined {
  const text = search.get('booking');
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** The booking that the address names; without one the address of the latest. */
const queries: PageQueries = async (api, { url }) => {
  const { id: userId } = await requireUser(api, url);
  const bookingId = bookingIdOf(url.searchParams);
  if (bookingId !== undefined) return [bookingQuery(api, bookingId)];
  const [latest] = await api('GET /api/bookings/client/{userId}', { params: { userId }, query: { limit: 1 } });
  if (latest) throw redirect(paths.bookingConfirmation(latest.id));
  return [];
};

interface ConfirmationData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

const onServer = loadOnServer(queries);
const inBrowser = loadInBrowser(queries);

export async function loader(args: LoaderFunctionArgs): Promise<ConfirmationData> {
  return { ...(await onServer(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ConfirmationData> {
  return { ...(await inBrowser(args)), now: Date.now() };
}

export default function BookingConfirmationPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const fresh = useFresh(search);
  const user = useUser();
  const bookingId = bookingIdOf(search);
  // Whoever has just booked may lose their signal before they open the list.
  useKeptBookings();
  return (
    <HydrationBoundary state={state}>
      <div className="page-gutter">
        {bookingId === undefined ? (
          <NothingBooked />
        ) : (
          user && (
            <BookingDetails
              key={bookingId}
              bookingId={bookingId}
              userId={user.id}
              now={now}
              fresh={fresh}
              rateOf={(booking) => <RateVisit visit={booking} userId={user.id} now={now} />}
              amountOf={(money) => <CancelAmount {...money} />}
              works={takesBookings(user)}
              moneyOf={(booking, asArtist) => <Money booking={booking} asArtist={asArtist} now={now} />}
            />
          )
        )}
      </div>
    </HydrationBoundary>
  );
}

/** What is paid for a booking: loaded when it is looked at. */
function Money({ booking, asArtist, now }: { booking: Booking; asArtist: boolean; now: number }) {
  const { weekday, day, range } = visitOf(booking, now);
  return (
    <Suspense>
      <BookingMoney
        // What ends or marks a booking changes what is owed for it: it is asked for anew.
        key={booking.status}
        bookingId={booking.id}
        service={booking.service.name}
        when={joinFacts([weekday, day, range])}
        offer={booking.offerTitle}
        timeZone={booking.timeZone}
        status={booking.status}
        artistName={booking.artist.fullName}
        clientName={clientOf(booking)?.name ?? ''}
        priced={!fellThrough(booking.status)}
        lapsed={booking.status === 'expired' && booking.dueNow > 0}
        asArtist={asArtist}
      />
    </Suspense>
  );
}

/** Whether somebody comes right from booking. It is taken out of the address, so that coming back draws no line again. */
function useFresh(search: URLSearchParams): boolean {
  const [fresh] = useState(search.has('new'));
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('new')) return;
    url.searchParams.delete('new');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  return fresh;
}

function NothingBooked() {
  const t = useTranslations('bookings');
  return (
    <DeadEnd title={t('confirmation.nothing')} text={t('list.noUpcomingHint')}>
      <ButtonLink href={paths.explore}>{t('list.discover')}</ButtonLink>
      <ButtonLink href={paths.bookings()} look="quiet">
        {t('confirmation.allBookings')}
      </ButtonLink>
    </DeadEnd>
  );
}

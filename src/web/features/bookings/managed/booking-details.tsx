import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { calendarDate, formatTime, zoneCity } from '#kernel/visit-time';
import { pathOfWork } from '#modules/bookings/rules';
import { mostAhead } from '#modules/openings/rules';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { BookingsBroken, BookingsLoading } from '../list/list-states.tsx';
import { clockOf } from '../calendar/clock-of.ts';
import type { CancelMoney } from '../cancel/cancel-words.ts';
import { KeepTimeButton } from '../keep-time-button.tsx';
import { bookingQuery, type Booking } from '../queries.ts';
import { clientOf, hrefToArtist, hrefToWrite, isOpen, startForViewer } from '../visit-of.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { NoShowOfAccount } from './no-show-of-account.tsx';
import { MoveRequestNote } from './move-request-note.tsx';
import { SeriesVisits } from './series-visits.tsx';
import { VisitHeadline } from './visit-headline.tsx';
import { VisitTicket } from './visit-ticket.tsx';
import { WhatNext } from './what-next.tsx';
import { lazy } from '#web/ui/lazy.ts';

const CancelDialog = lazy(async () => ({ default: (await import('../cancel/cancel-dialog.tsx')).CancelDialog }));

export interface BookingDetailsProps {
  bookingId: number;
  userId: number;
  /** Epoch milliseconds. */
  now: number;
  /** Right after booking. */
  fresh: boolean;
  /** A client's way to rate a completed visit. */
  rateOf: (booking: Booking) => ReactNode;
  /** Whether the reader takes bookings too. */
  works: boolean;
  /** What is paid for it. */
  moneyOf: (booking: Booking, asArtist: boolean) => ReactNode;
  /** What cancelling does in money. */
  amountOf: (money: CancelMoney) => ReactNode;
}

/** One booking of a signed-in person: how it stands, what happens next, and what can be done about it. */
export function BookingDetails({
  bookingId,
  userId,
  fresh,
  rateOf,
  works,
  moneyOf,
  amountOf,
  ...page
}: BookingDetailsProps) {
  const now = useNow(page.now);
  const t = useTranslations('bookings');
  const { data: booking, error, isPending, refetch } = useSteady(useQuery(bookingQuery(browserApi, bookingId)));
  if (!booking) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <DeadEnd title={t('confirmation.unknown')}>
          <ButtonLink href={paths.bookings()}>{t('confirmation.allBookings')}</ButtonLink>
        </DeadEnd>
      );
    }
    return (
      <>
        <PageHead title={t('confirmation.pageTitle')} />
        {isPending ? <BookingsLoading /> : <BookingsBroken onRetry={() => void refetch()} />}
      </>
    );
  }
  const asArtist = booking.artistId === userId;
  const client = asArtist ? clientOf(booking) : undefined;
  // Whoever has yet to pay does so before anything else.
  const paysFirst = !asArtist && booking.status === 'awaiting_payment';
  return (
    <>
      <VisitHeadline
        booking={booking}
        now={now}
        fresh={fresh}
        back={
          <BackLink href={paths.bookings(asArtist ? 'professional' : 'upcoming')}>
            {t('confirmation.allBookings')}
          </BackLink>
        }
        {...(client && { person: client.name })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
        <div>
          <MoveRequestNote
            booking={booking}
            now={now}
            client={client?.name}
            action={
              asArtist ? (
                <ButtonLink href={pathOfWork(booking.id)} size="compact">
                  {t('artist.answer')}
                </ButtonLink>
              ) : (
                <KeepTimeButton booking={booking} now={now} />
              )
            }
          />
          <VisitTicket
            booking={booking}
            now={now}
            artistHref={paths.publicPage(booking.artist)}
            client={client}
            yours={<ForViewer booking={booking} />}
          />
          {!asArtist && booking.status === 'completed' && <div className="mt-5">{rateOf(booking)}</div>}
          {works && !asArtist && isOpen(booking) && now < Date.parse(booking.date) && (
            <p className="mt-5 text-ink-2">{t('next.own')}</p>
          )}
          {paysFirst && moneyOf(booking, asArtist)}
          <Actions booking={booking} now={now} asArtist={asArtist} amountOf={amountOf} />
          {!paysFirst && !asArtist && moneyOf(booking, asArtist)}
          {booking.noShow && <NoShowOfAccount booking={booking} now={now} asArtist={asArtist} />}
          {booking.occurrences && booking.occurrences.length > 1 && (
            <div className="mt-10">
              <SeriesVisits
                visits={booking.occurrences}
                currency={booking.currency}
                currentId={booking.id}
                timeZone={booking.timeZone}
                now={now}
                hrefOf={({ id }) => paths.bookingConfirmation(id)}
              />
            </div>
          )}
        </div>
        {asArtist ? (
          <div>{moneyOf(booking, asArtist)}</div>
        ) : (
          <WhatNext booking={booking} now={now} againHref={hrefToSame(booking)} />
        )}
      </div>
    </>
  );
}

function ForViewer({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings');
  const start = Date.parse(booking.date);
  const time = startForViewer(start, booking.timeZone, useViewerZone());
  if (!time) return null;
  return (
    <p className="type-small-strong">
      {t('sheet.forYou', {
        there: formatTime(start, booking.timeZone),
        city: booking.artist.city?.trim() || zoneCity(booking.timeZone),
        time,
      })}
    </p>
  );
}

interface ActionsProps extends Pick<BookingDetailsProps, 'amountOf'> {
  booking: Booking;
  now: number;
  asArtist: boolean;
}

/** Where the same service is booked once more. */
function hrefToSame({ artist, serviceId, additions }: Booking): string | undefined {
  const add = additions.map((addition) => addition.serviceId).join(',') || undefined;
  return artist.username ? paths.bookingPage(artist.username, { service: serviceId, add }) : undefined;
}

/** A series is answered as a whole, at its first request. */
function firstAsked({ id, occurrences = [] }: Booking): number {
  return occurrences.find(({ status }) => status === 'pending')?.id ?? id;
}

function Actions({ booking, now, asArtist, amountOf }: ActionsProps) {
  const t = useTranslations('bookings');
  const cancelling = useShown<Booking>();
  const open = isOpen(booking);
  const before = now < Date.parse(booking.date);
  const writeHref = asArtist ? hrefToWrite(booking) : hrefToArtist(booking);
  return (
    <ActionRow>
      {asArtist && booking.status === 'pending' && (
        <ButtonLink href={pathOfWork(firstAsked(booking))}>{t('artist.answer')}</ButtonLink>
      )}
      {open && booking.status !== 'awaiting_payment' && (
        <AddToCalendar
          booking={booking}
          person={(asArtist ? clientOf(booking)?.name : undefined) ?? booking.artist.fullName}
          fileHref={paths.calendarFile(booking.id)}
        />
      )}
      {open && before && (
        <ButtonLink href={`${paths.bookings(asArtist ? 'professional' : 'upcoming')}&move=${booking.id}`} look="quiet">
          {t('list.changeTime')}
        </ButtonLink>
      )}
      {open && (
        <Button id="cancel-booking" look="danger" onClick={() => cancelling.show(booking)}>
          {t('cancel.open')}
        </Button>
      )}
      {asArtist && isFreeAgain(booking, now) && (
        <ButtonLink href={calendarAt(booking)}>{t('artist.offerAgain')}</ButtonLink>
      )}
      {!open && !asArtist && (
        <ButtonLink href={`${paths.bookings('past')}&again=${booking.id}`} look="book">
          {t('past.again')}
        </ButtonLink>
      )}
      {writeHref !== undefined && (
        <ButtonLink href={writeHref} look="quiet">
          {t('list.message')}
        </ButtonLink>
      )}
      <Suspense>
        {cancelling.value && (
          <CancelDialog
            key={cancelling.turn}
            open={cancelling.open}
            booking={cancelling.value}
            role={asArtist ? 'artist' : 'client'}
            now={now}
            amountOf={amountOf}
            onClose={cancelling.hide}
            returnFocus={() => document.getElementById('cancel-booking') ?? document.getElementById('main')}
          />
        )}
      </Suspense>
    </ActionRow>
  );
}

/** Whether it was called off so soon before that its time may be offered as a gap. */
function isFreeAgain({ status, date }: Booking, now: number): boolean {
  const ahead = Date.parse(date) - now;
  return status === 'cancelled' && ahead > 0 && ahead <= mostAhead;
}

function calendarAt({ date, timeZone }: Booking): string {
  const at = Date.parse(date);
  return paths.calendar({
    add: 'opening',
    date: calendarDate(at, timeZone),
    time: clockOf(at, timeZone),
  });
}

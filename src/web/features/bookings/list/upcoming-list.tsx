import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarPlusIcon, TicketIcon, XCircleIcon } from '#web/ui/icons.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { KeepTimeButton } from '../keep-time-button.tsx';
import { MoveRequestLine } from '../move-request-line.tsx';
import { upcomingQuery, type Booking } from '../queries.ts';
import { artistOf, hrefToArtist } from '../visit-of.ts';
import { BookingRow } from './booking-row.tsx';
import { DayList } from './day-list.tsx';
import { BookingsBroken, BookingsLoading } from './list-states.tsx';
import { MoneyMark } from './money-mark.tsx';
import type { RowActions } from './row-actions.ts';
import { RowMenu } from './row-menu.tsx';
import { SeriesMark } from './series-mark.tsx';

export interface ListProps {
  userId: number;
  /** Epoch milliseconds. */
  now: number;
  actions: RowActions;
}

export interface UpcomingListProps extends ListProps {
  /** Another list may show instead. */
  unsure: boolean;
  /** A professional, whose clients' visits have a list of their own. */
  works: boolean;
}

/** What a client has booked and still has before them. Nothing is said of none while another list may show instead. */
export function UpcomingList({ userId, now, actions, unsure, works }: UpcomingListProps) {
  const t = useTranslations('bookings');
  const { data, isPending, isError, refetch } = useSteady(useQuery(upcomingQuery(browserApi, 'client', userId)));
  if (isPending || (unsure && data?.length === 0)) return <BookingsLoading />;
  if (isError) return <BookingsBroken onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('list.noUpcoming')}
        action={<ButtonLink href={paths.explore}>{t('list.discover')}</ButtonLink>}
      >
        <p>{t('list.noUpcomingHint')}</p>
        {/* Said to everybody: whoever typed somebody else's address learns nothing of their visits. */}
        <p>{t(works ? 'list.clientsElsewhere' : 'list.bookedAsGuest')}</p>
      </EmptyState>
    );
  }
  return (
    <DayList bookings={data} now={now}>
      {(booking) => <UpcomingRow key={booking.id} booking={booking} now={now} actions={actions} />}
    </DayList>
  );
}

function UpcomingRow({ booking, now, actions }: { booking: Booking } & Pick<ListProps, 'now' | 'actions'>) {
  const t = useTranslations('bookings');
  const labelId = useId();
  const { status, dueNow, currency, expiresAt, timeZone } = booking;
  const whenThere = useWhenThere();
  const until = expiresAt && whenThere(Date.parse(expiresAt), timeZone, { now });
  return (
    <BookingRow
      booking={booking}
      person={artistOf(booking)}
      now={now}
      labelId={labelId}
      placed
      action={
        status === 'awaiting_payment' ? (
          // A series waits for what is paid for its first visit.
          <ButtonLink
            href={paths.checkout(booking.parentBookingId ?? booking.id)}
            size="compact"
            aria-describedby={labelId}
          >
            {dueNow > 0 ? t('list.pay', { price: formatPrice(dueNow, currency) }) : t('list.payFirst')}
          </ButtonLink>
        ) : (
          <Button look="quiet" size="compact" aria-describedby={labelId} onClick={() => actions.move(booking)}>
            {t('list.changeTime')}
          </Button>
        )
      }
      menu={
        <RowMenu booking={booking} now={now} writeHref={hrefToArtist(booking)}>
          <MenuLink href={paths.bookingConfirmation(booking.id)} icon={<TicketIcon size={20} />}>
            {t('list.details')}
          </MenuLink>
          {status !== 'awaiting_payment' && (
            <MenuLink href={paths.calendarFile(booking.id)} icon={<CalendarPlusIcon size={20} />}>
              {t('calendar.add')}
            </MenuLink>
          )}
          <MenuItem danger icon={<XCircleIcon size={20} />} onSelect={() => actions.cancel(booking)}>
            {t('cancel.open')}
          </MenuItem>
        </RowMenu>
      }
    >
      <SeriesMark booking={booking} />
      <MoneyMark booking={booking} />
      <MoveRequestLine booking={booking} now={now} />
      <KeepTimeButton booking={booking} now={now} labelId={labelId} />
      {until && status === 'pending' && <p>{t('list.answersBy', { name: booking.artist.fullName, until })}</p>}
      {until && status === 'awaiting_payment' && <p>{t('list.payBy', { until })}</p>}
    </BookingRow>
  );
}

import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, formatPrice, inOnePiece } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { BookingRow } from '../list/booking-row.tsx';
import { MoneyMark } from '../list/money-mark.tsx';
import { MoveRequestLine } from '../move-request-line.tsx';
import type { Booking } from '../queries.ts';
import { clientOf } from '../visit-of.ts';
import type { ArtistActions } from './artist-actions.ts';
import { ArtistMenu } from './artist-row.tsx';
import { ClientDetails } from './client-details.tsx';

export interface RequestRowProps {
  /** The visits asked for at once: one, or those of a series. */
  visits: readonly Booking[];
  now: number;
  actions: ArtistActions;
  messageOf: (booking: Booking) => ReactNode;
}

/** A request that waits for its answer, for a visit or for another time of one. A series is answered once. */
export function RequestRow({ visits, now, actions, messageOf }: RequestRowProps) {
  const t = useTranslations('bookings');
  const whenThere = useWhenThere();
  const labelId = useId();
  const booking = visits[0]!;
  const all = visits.length > 1;
  const priceOf = (amount: number) => formatPrice(amount, booking.currency);
  const total = visits.reduce((sum, visit) => sum + visit.total, 0);
  const dates = visits.map(({ date, timeZone }) => formatDate(Date.parse(date), timeZone, { now }));
  return (
    <BookingRow
      booking={booking}
      person={clientOf(booking)}
      now={now}
      labelId={labelId}
      dated
      action={
        <>
          <Button size="compact" aria-describedby={labelId} onClick={() => actions.confirm(visits)}>
            {t(booking.moveRequest ? 'moveRequest.confirm' : 'artist.confirm')}
          </Button>
          <Button look="quiet" size="compact" aria-describedby={labelId} onClick={() => actions.decline(visits)}>
            {t('artist.decline')}
          </Button>
        </>
      }
      menu={<ArtistMenu booking={booking} now={now} actions={actions} />}
    >
      {all && (
        <>
          <p>{t('artist.seriesDates', { count: visits.length, dates: dotFacts(dates.map(inOnePiece)) })}</p>
          <p>{t('artist.seriesTotal', { price: priceOf(booking.total), total: priceOf(total) })}</p>
        </>
      )}
      <MoveRequestLine booking={booking} now={now} client={clientOf(booking)?.name ?? booking.service.name} />
      {booking.expiresAt && (
        <p>{t('artist.answerBy', { until: whenThere(Date.parse(booking.expiresAt), booking.timeZone, { now }) })}</p>
      )}
      <MoneyMark booking={booking} />
      <ClientDetails booking={booking} message={messageOf(booking)} />
    </BookingRow>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { historyQuery, type Booking, type Role } from '../queries.ts';
import { artistOf, clientOf } from '../visit-of.ts';
import { BookingRow } from './booking-row.tsx';
import { DayList } from './day-list.tsx';
import { BookingsBroken, BookingsLoading } from './list-states.tsx';
import type { ListProps } from './upcoming-list.tsx';

/** What is over: as a client, and for those who take bookings also as a professional. */
export function PastList({ userId, now, actions }: ListProps) {
  const t = useTranslations('bookings');
  const [role, setRole] = useState<Role>('client');
  const asClient = useQuery(historyQuery(browserApi, 'client', userId));
  const asArtist = useQuery(historyQuery(browserApi, 'artist', userId));
  const shown = role === 'client' ? asClient : asArtist;
  const choosable = (asArtist.data?.length ?? 0) > 0;
  return (
    <div className="grid gap-5">
      {choosable && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('past.whose')}>
          <Chip selected={role === 'client'} onClick={() => setRole('client')}>
            {t('past.asClient')}
          </Chip>
          <Chip selected={role === 'artist'} onClick={() => setRole('artist')}>
            {t('past.asArtist')}
          </Chip>
        </div>
      )}
      {shown.isPending && <BookingsLoading />}
      {shown.isError && <BookingsBroken onRetry={shown.refetch} />}
      {shown.data?.length === 0 && (
        <EmptyState
          title={t('past.none')}
          action={<ButtonLink href={paths.explore}>{t('list.discover')}</ButtonLink>}
        />
      )}
      {shown.data && shown.data.length > 0 && (
        <DayList bookings={shown.data} now={now}>
          {(booking) => (
            <PastRow key={booking.id} booking={booking} role={role} now={now} onAgain={() => actions.again(booking)} />
          )}
        </DayList>
      )}
    </div>
  );
}

interface PastRowProps {
  booking: Booking;
  role: Role;
  now: number;
  onAgain: () => void;
}

function PastRow({ booking, role, now, onAgain }: PastRowProps) {
  const t = useTranslations('bookings');
  const labelId = useId();
  const person = role === 'client' ? artistOf(booking) : clientOf(booking);
  return (
    <BookingRow
      booking={booking}
      person={person}
      now={now}
      labelId={labelId}
      placed={role === 'client'}
      quiet
      action={
        role === 'client' && (
          <Button look="quiet" size="compact" aria-describedby={labelId} onClick={onAgain}>
            {t('past.again')}
          </Button>
        )
      }
    >
      {booking.status === 'cancelled' && booking.cancelledBy && booking.cancelledBy !== 'system' && (
        <p>
          {booking.cancelledBy === role
            ? t('past.cancelledByYou')
            : t('past.cancelledBy', { name: person?.name ?? '' })}
        </p>
      )}
    </BookingRow>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { historyQuery, monthsQuery, type Booking, type Role } from '../queries.ts';
import { artistOf, clientOf } from '../visit-of.ts';
import { DoneMenu } from '../artist/done-menu.tsx';
import { BookingRow } from './booking-row.tsx';
import { DayList } from './day-list.tsx';
import { BookingsBroken, BookingsLoading } from './list-states.tsx';
import { MonthBoard } from './month-board.tsx';
import { MoneyMark } from './money-mark.tsx';
import type { ListProps } from './upcoming-list.tsx';

export interface PastListProps extends ListProps {
  /** A client's way to rate a completed visit. */
  rateOf: (booking: Booking, only: 'asking' | 'said') => ReactNode;
  /** A professional's way to put right what they marked of late; `labelId` names the visit. */
  correctOf: (booking: Booking, labelId: string) => ReactNode;
  /** A professional's way to record what was paid at the chair. */
  onRecord: (booking: Booking) => void;
}

/**
 * What is over: as a client, and for those who take bookings also as a professional. It begins with their clients' visits where
 * they have none of their own.
 */
export function PastList({ userId, now, actions, ...rows }: PastListProps) {
  const t = useTranslations('bookings.past');
  const [chosen, setRole] = useState<Role>();
  const mine = useQuery(historyQuery(browserApi, 'client', userId));
  const asArtist = useQuery(historyQuery(browserApi, 'artist', userId));
  const choosable = (asArtist.data?.items.length ?? 0) > 0;
  const hasNone = mine.data?.items.length === 0;
  const months = useQuery({ ...monthsQuery(browserApi, userId), enabled: choosable });
  const comes = asArtist.isPending || (choosable && months.isPending);
  if (!chosen && hasNone && comes) return <BookingsLoading />;
  const role = chosen ?? (hasNone && choosable ? 'artist' : 'client');
  return (
    <div className="grid gap-5">
      {choosable && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('whose')}>
          <Chip selected={role === 'client'} onClick={() => setRole('client')}>
            {t('asClient')}
          </Chip>
          <Chip selected={role === 'artist'} onClick={() => setRole('artist')}>
            {t('asArtist')}
          </Chip>
        </div>
      )}
      {role === 'artist' && months.data && <MonthBoard months={months.data} />}
      <PastPage key={role} role={role} {...{ userId, now, actions, ...rows }} />
    </div>
  );
}

/** One page of what is over, and behind it a way to the next. */
function PastPage({ cursor, role, ...list }: PastListProps & { role: Role; cursor?: string }) {
  const { userId, now, actions, rateOf, correctOf, onRecord } = list;
  const t = useTranslations('bookings');
  const [further, setFurther] = useState(false);
  const { data, isPending, isError, refetch } = useSteady(useQuery(historyQuery(browserApi, role, userId, cursor)));
  if (isPending) return <BookingsLoading />;
  if (isError) return <BookingsBroken onRetry={refetch} />;
  if (data.items.length === 0) {
    return (
      <EmptyState title={t('past.none')} action={<ButtonLink href={paths.explore}>{t('list.discover')}</ButtonLink>} />
    );
  }
  return (
    <>
      <DayList bookings={data.items} now={now}>
        {(booking) => (
          <PastRow
            key={booking.id}
            booking={booking}
            role={role}
            now={now}
            onAgain={() => actions.again(booking)}
            onBlock={actions.block}
            onRecord={onRecord}
            correctOf={correctOf}
            rateOf={role === 'client' && booking.status === 'completed' ? (only) => rateOf(booking, only) : undefined}
          />
        )}
      </DayList>
      {data.next && !further && (
        <Button look="quiet" className="justify-self-start" onClick={() => setFurther(true)}>
          {t('past.older')}
        </Button>
      )}
      {data.next && further && <PastPage cursor={data.next} role={role} {...list} />}
    </>
  );
}

interface PastRowProps {
  booking: Booking;
  role: Role;
  now: number;
  onAgain: () => void;
  onBlock: (booking: Booking) => void;
  onRecord: (booking: Booking) => void;
  correctOf: PastListProps['correctOf'];
  rateOf: ((only: 'asking' | 'said') => ReactNode) | undefined;
}

function PastRow({ booking, role, now, onAgain, onBlock, onRecord, correctOf, rateOf }: PastRowProps) {
  const t = useTranslations('bookings.past');
  const labelId = useId();
  const person = role === 'client' ? artistOf(booking) : clientOf(booking);
  const { status, cancelledBy, closingReason } = booking;
  return (
    <BookingRow
      booking={booking}
      person={person}
      now={now}
      labelId={labelId}
      placed={role === 'client'}
      quiet
      action={
        role === 'artist' ? (
          correctOf(booking, labelId)
        ) : (
          <>
            {rateOf?.('asking')}
            <Button look="book" size="compact" aria-describedby={labelId} onClick={onAgain}>
              {t('again')}
            </Button>
          </>
        )
      }
      menu={role === 'artist' && <DoneMenu booking={booking} now={now} onBlock={onBlock} onRecord={onRecord} />}
    >
      <MoneyMark booking={booking} asArtist={role === 'artist'} />
      {rateOf && <div className="mt-1 empty:hidden">{rateOf('said')}</div>}
      {status === 'cancelled' && cancelledBy && cancelledBy !== 'system' && (
        <p>{cancelledBy === role ? t('cancelledByYou') : t('cancelledBy', { name: person?.name ?? '' })}</p>
      )}
      {closingReason && (
        <p>
          {t.rich('reason', {
            reason: closingReason,
            words: (reason) => <bdi className="whitespace-pre-line">{reason}</bdi>,
          })}
        </p>
      )}
    </BookingRow>
  );
}

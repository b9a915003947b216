import { useId } from 'react';
import { BookingRow } from '../list/booking-row.tsx';
import { MoneyMark } from '../list/money-mark.tsx';
import { clientOf } from '../visit-of.ts';
import type { ArtistRowProps } from './artist-row.tsx';
import { DoneMenu } from './done-menu.tsx';
import { CorrectButton } from './correct-button.tsx';

/** A visit marked in the last 24 hours: the mark can still be put right. */
export function DoneRow({ booking, now, actions }: Pick<ArtistRowProps, 'booking' | 'now' | 'actions'>) {
  const labelId = useId();
  return (
    <BookingRow
      booking={booking}
      person={clientOf(booking)}
      now={now}
      labelId={labelId}
      dated
      quiet
      action={<CorrectButton booking={booking} now={now} labelId={labelId} onCorrect={actions.correct} />}
      menu={<DoneMenu booking={booking} now={now} onBlock={actions.block} onRecord={actions.record} />}
    >
      <MoneyMark booking={booking} asArtist />
    </BookingRow>
  );
}

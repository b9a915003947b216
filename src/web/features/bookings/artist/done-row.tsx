import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { BookingRow } from '../list/booking-row.tsx';
import { MoneyMark } from '../list/money-mark.tsx';
import { clientOf } from '../visit-of.ts';
import type { ArtistRowProps } from './artist-row.tsx';
import { blockMenuOf } from './block-guest-item.tsx';
import { correctionOf } from './correction-of.ts';

/** A visit marked in the last 24 hours: the mark can still be put right. */
export function DoneRow({ booking, now, actions }: ArtistRowProps) {
  const t = useTranslations('bookings');
  const labelId = useId();
  const right = correctionOf(booking, now);
  return (
    <BookingRow
      booking={booking}
      person={clientOf(booking)}
      now={now}
      labelId={labelId}
      dated
      quiet
      action={
        right && (
          <Button
            look="quiet"
            size="compact"
            aria-describedby={labelId}
            onClick={() => actions.correct(booking, right)}
          >
            {t(`artist.correct.${right}`)}
          </Button>
        )
      }
      menu={blockMenuOf(booking, { now, onBlock: actions.block })}
    >
      <MoneyMark booking={booking} />
    </BookingRow>
  );
}

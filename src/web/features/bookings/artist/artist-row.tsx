import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { noShowUntil } from '#modules/bookings/rules';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { CalendarPlusIcon, ClockIcon, ProhibitIcon, XCircleIcon } from '#web/ui/icons.ts';
import { BookingRow } from '../list/booking-row.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import { MoneyMark } from '../list/money-mark.tsx';
import { SeriesMark } from '../list/series-mark.tsx';
import type { Booking } from '../queries.ts';
import { clientOf, hrefToWrite } from '../visit-of.ts';
import type { ArtistActions } from './artist-actions.ts';
import { BlockGuestItem, canBlock } from './block-guest-item.tsx';
import { ClientDetails } from './client-details.tsx';

export interface ArtistRowProps {
  booking: Booking;
  now: number;
  actions: ArtistActions;
  /** What its client wrote and nobody has read. */
  messageOf: (booking: Booking) => ReactNode;
  /** Shows the date too. */
  dated?: boolean;
}

/** A visit as its professional sees it, with what can be done about it now. */
export function ArtistRow({ booking, now, actions, messageOf, dated = false }: ArtistRowProps) {
  const t = useTranslations('bookings');
  const labelId = useId();
  const started = now >= Date.parse(booking.date);
  const late = booking.status === 'confirmed' && now > noShowUntil(Date.parse(booking.endsAt));
  const action = booking.status === 'confirmed' && (
    <Button look="quiet" size="compact" aria-describedby={labelId} onClick={() => actions.complete(booking)}>
      {t('artist.markCompleted')}
    </Button>
  );
  return (
    <BookingRow
      booking={booking}
      person={clientOf(booking)}
      now={now}
      labelId={labelId}
      dated={dated}
      action={action}
      menu={
        <ArtistMenu booking={booking} now={now} actions={actions}>
          {started && booking.status === 'confirmed' && !late && (
            <MenuItem icon={<ProhibitIcon size={20} />} onSelect={() => actions.noShow(booking)}>
              {t('artist.noShow')}
            </MenuItem>
          )}
        </ArtistMenu>
      }
    >
      {late && <p className="type-small text-ink-2">{t('artist.noShowLate')}</p>}
      <SeriesMark booking={booking} />
      <MoneyMark booking={booking} asArtist />
      <ClientDetails booking={booking} message={messageOf(booking)} />
    </BookingRow>
  );
}

interface ArtistMenuProps extends Pick<ArtistRowProps, 'booking' | 'now' | 'actions'> {
  children?: ReactNode;
}

/** What can be done about any open visit. */
export function ArtistMenu({ booking, now, actions, children }: ArtistMenuProps) {
  const t = useTranslations('bookings');
  const over = now >= Date.parse(booking.endsAt);
  return (
    <RowMenu booking={booking} now={now} writeHref={hrefToWrite(booking)}>
      {children}
      {!over && (
        <MenuItem icon={<ClockIcon size={20} />} onSelect={() => actions.move(booking)}>
          {t('list.changeTime')}
        </MenuItem>
      )}
      <MenuLink href={paths.calendarFile(booking.id)} icon={<CalendarPlusIcon size={20} />}>
        {t('calendar.add')}
      </MenuLink>
      <MenuItem danger icon={<XCircleIcon size={20} />} onSelect={() => actions.cancel(booking)}>
        {t('cancel.open')}
      </MenuItem>
      {canBlock(booking) && <BlockGuestItem booking={booking} onBlock={actions.block} />}
    </RowMenu>
  );
}

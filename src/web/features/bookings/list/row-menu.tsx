import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { DropdownMenu, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChatCircleIcon, DotsThreeIcon } from '#web/ui/icons.ts';
import type { Booking } from '../queries.ts';
import { visitOf } from '../visit-of.ts';

export interface RowMenuProps {
  booking: Booking;
  now: number;
  /** Of the other person, where they can be written to. */
  writeTo: number | undefined;
  children: ReactNode;
}

/** The "…" of a row, named after its booking. */
export function RowMenu({ booking, now, writeTo, children }: RowMenuProps) {
  const t = useTranslations('bookings');
  const { date, start } = visitOf(booking, now);
  return (
    <DropdownMenu
      trigger={
        <IconButton
          id={`booking-${booking.id}`}
          label={t('list.more', { service: booking.service.name, when: joinFacts([date, start]) })}
        >
          <DotsThreeIcon size={26} weight="bold" aria-hidden />
        </IconButton>
      }
    >
      {writeTo !== undefined && (
        <MenuLink href={paths.messageTo(writeTo)} icon={<ChatCircleIcon size={20} />}>
          {t('list.message')}
        </MenuLink>
      )}
      {children}
    </DropdownMenu>
  );
}

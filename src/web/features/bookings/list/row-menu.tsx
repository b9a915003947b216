import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { DropdownMenu, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChatCircleIcon, DotsThreeIcon } from '#web/ui/icons.ts';
import type { Booking } from '../queries.ts';
import { visitOf } from '../visit-of.ts';

export interface RowMenuProps {
  booking: Booking;
  now: number;
  /** Where the other person is written to, if they can be. */
  writeHref: string | undefined;
  children: ReactNode;
}

/** The "…" of a row, named after its booking. */
export function RowMenu({ booking, now, writeHref, children }: RowMenuProps) {
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
      {writeHref !== undefined && (
        <MenuLink href={writeHref} icon={<ChatCircleIcon size={20} />}>
          {t('list.message')}
        </MenuLink>
      )}
      {children}
    </DropdownMenu>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon } from '#web/ui/icons.ts';
import type { Booking } from '../queries.ts';
import { visitOf } from '../visit-of.ts';

/** The "…" of a row, named after its booking. */
export function RowMenu({ booking, now, children }: { booking: Booking; now: number; children: ReactNode }) {
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
      {children}
    </DropdownMenu>
  );
}

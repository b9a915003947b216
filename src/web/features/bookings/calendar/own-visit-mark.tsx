import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { DropdownMenu, MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { ArrowRightIcon, ProhibitIcon } from '#web/ui/icons.ts';
import type { Calendar } from './calendar-query.ts';
import { useKeepOwnTime } from './use-keep-own-time.ts';

export interface OwnVisitMarkProps {
  visit: Calendar['ownVisits'][number];
  timeZone: string;
  className: string;
  style?: CSSProperties;
}

/** A visit of one's own with somebody else: a press leads to it, or keeps its time from being booked. */
export function OwnVisitMark({ visit, timeZone, className, style }: OwnVisitMarkProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.status');
  const { keep, whenOf } = useKeepOwnTime(timeZone);
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className} style={style}>
          <span className="type-micro text-ink-2">
            {joinFacts([
              whenOf(visit),
              t('own.mark', { name: visit.artistName }),
              visit.serviceName,
              visit.status === 'pending' && words(visit.status),
            ])}
          </span>
        </button>
      }
    >
      <MenuLink href={paths.bookingConfirmation(visit.id)} icon={<ArrowRightIcon size={20} className="mirrored" />}>
        {t('own.see')}
      </MenuLink>
      {visit.status !== 'completed' && (
        <MenuItem icon={<ProhibitIcon size={20} />} onSelect={() => keep(visit)}>
          {t('block.title')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

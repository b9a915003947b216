import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime, joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { DropdownMenu, MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { ArrowRightIcon, ProhibitIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useFailureReport } from '../report-failure.ts';
import type { Calendar } from './calendar-query.ts';
import { spanOf } from './gaps-within.ts';
import { useBlockTime } from './use-blocks.ts';

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
  const { toast } = useToast();
  const report = useFailureReport();
  const block = useBlockTime();
  const span = spanOf(visit);
  const company = t('own.mark', { name: visit.artistName });
  const when = t('visit', { start: formatTime(span.start, timeZone), end: formatTime(span.end, timeZone) });
  const keep = () =>
    block.mutate(
      { ...span, note: company },
      { onSuccess: () => toast({ title: t('block.done', { when }) }), onError: report },
    );
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className} style={style}>
          <span className="type-micro text-ink-2">
            {joinFacts([when, company, visit.serviceName, visit.status === 'pending' && words(visit.status)])}
          </span>
        </button>
      }
    >
      <MenuLink href={paths.bookingConfirmation(visit.id)} icon={<ArrowRightIcon size={20} className="mirrored" />}>
        {t('own.see')}
      </MenuLink>
      {visit.status !== 'completed' && (
        <MenuItem icon={<ProhibitIcon size={20} />} onSelect={keep}>
          {t('block.title')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

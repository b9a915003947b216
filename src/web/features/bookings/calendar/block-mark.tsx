import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { TrashIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useFailureReport } from '../report-failure.ts';
import type { Calendar, CalendarDay } from './calendar-query.ts';
import { useBlockName } from './calendar-words.ts';
import { useUnblockTime } from './use-blocks.ts';

export interface BlockMarkProps {
  block: Calendar['blocks'][number];
  /** Under which it stands. */
  day: Pick<CalendarDay, 'start' | 'end'>;
  timeZone: string;
  className: string;
  style?: CSSProperties;
}

/** Time of one's own, in grey; a press offers to give it back. */
export function BlockMark({ block, day, timeZone, className, style }: BlockMarkProps) {
  const t = useTranslations('calendar');
  const { toast } = useToast();
  const report = useFailureReport();
  const unblock = useUnblockTime();
  const nameOf = useBlockName(timeZone);
  const remove = () =>
    unblock.mutate(block.id, { onSuccess: () => toast({ title: t('block.removed') }), onError: report });
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className} style={style}>
          {/* Below the heads of the days, in sight however far one scrolls into a long block. */}
          <span className="sticky type-micro text-ink-2" style={{ top: '3.25rem' }}>
            {nameOf(block, day)}
          </span>
        </button>
      }
    >
      <MenuItem icon={<TrashIcon size={20} />} onSelect={remove}>
        {t('block.remove')}
      </MenuItem>
    </DropdownMenu>
  );
}

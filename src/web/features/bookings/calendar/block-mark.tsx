import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { calendarDate, formatTime, joinFacts } from '#kernel/visit-time';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { TrashIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useFailureReport } from '../report-failure.ts';
import type { Calendar, CalendarDay } from './calendar-query.ts';
import { momentWords } from './calendar-words.ts';
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
  const [start, end] = [Date.parse(block.start), Date.parse(block.end)];
  // Its end belongs to the day before when that is midnight.
  const words = calendarDate(start, timeZone) === calendarDate(end - 1, timeZone) ? formatTime : momentWords;
  const whole = start === Date.parse(day.start) && end === Date.parse(day.end);
  const time = whole ? t('block.allDay') : t('visit', { start: words(start, timeZone), end: words(end, timeZone) });
  const remove = () =>
    unblock.mutate(block.id, { onSuccess: () => toast({ title: t('block.removed') }), onError: report });
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className} style={style}>
          {/* Below the heads of the days, in sight however far one scrolls into a long block. */}
          <span className="sticky type-micro text-ink-2" style={{ top: '3.25rem' }}>
            {joinFacts([time, block.note ?? t('block.mark')])}
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

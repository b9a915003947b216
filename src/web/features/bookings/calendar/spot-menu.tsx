import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MenuItem, OpenedMenu } from '#web/ui/dropdown-menu.tsx';
import { CalendarPlusIcon, ProhibitIcon, TagIcon } from '#web/ui/icons.ts';

/** What can be added to a calendar. */
export type Addition = 'book' | 'block' | 'opening';

export interface SpotMenuProps {
  /** The time there, in words. */
  time: string;
  style: { top: string; height: string };
  onAdd: (what: Addition) => void;
  onClose: () => void;
}

/** What can be done with an empty quarter of an hour that was pressed. */
export function SpotMenu({ time, style, onAdd, onClose }: SpotMenuProps) {
  const t = useTranslations('calendar');
  const mark = (
    <button
      type="button"
      className="absolute inset-x-0.5 z-10 rounded-[4px] border-2 border-dashed border-ink bg-surface px-2 text-start type-micro"
      style={style}
    >
      {time}
    </button>
  );
  return (
    <Suspense fallback={mark}>
      <OpenedMenu trigger={mark} align="start" onClose={onClose}>
        <MenuItem icon={<CalendarPlusIcon size={20} />} onSelect={() => onAdd('book')}>
          {t('book.title')}
        </MenuItem>
        <MenuItem icon={<TagIcon size={20} />} onSelect={() => onAdd('opening')}>
          {t('opening.title')}
        </MenuItem>
        <MenuItem icon={<ProhibitIcon size={20} />} onSelect={() => onAdd('block')}>
          {t('block.title')}
        </MenuItem>
      </OpenedMenu>
    </Suspense>
  );
}

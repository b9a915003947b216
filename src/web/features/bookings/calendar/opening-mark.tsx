import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { formatPercent, formatTime, joinFacts } from '#kernel/visit-time';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { TrashIcon } from '#web/ui/icons.ts';
import type { Opening } from '../openings/queries.ts';
import { useTakeBack } from '../openings/use-take-back.ts';

export interface OpeningMarkProps {
  opening: Opening;
  timeZone: string;
  className: string;
  style?: CSSProperties;
}

/** A gap that is offered at short notice; a press offers to take it back. */
export function OpeningMark({ opening, timeZone, className, style }: OpeningMarkProps) {
  const t = useTranslations('calendar');
  const tOpening = useTranslations('openings');
  const takeBack = useTakeBack();
  const { start, end, percent, service } = opening;
  const [from, to] = [start, end].map((at) => formatTime(Date.parse(at), timeZone));
  const off = percent !== null && percent > 0 && tOpening('off', { percent: formatPercent(percent) });
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className} style={style}>
          <span className="type-micro text-book-text">
            {joinFacts([t('visit', { start: from!, end: to! }), t('opening.mark'), service.name, off])}
          </span>
        </button>
      }
    >
      <MenuItem icon={<TrashIcon size={20} />} onSelect={() => void takeBack(opening)}>
        {tOpening('takeBack')}
      </MenuItem>
    </DropdownMenu>
  );
}

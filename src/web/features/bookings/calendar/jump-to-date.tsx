import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CalendarBlankIcon } from '#web/ui/icons.ts';

export interface JumpToDateProps {
  /** The date that is shown. */
  date: PlainDate;
  onChoose: (date: PlainDate) => void;
}

/** Opens the browser's own calendar, which every phone has, to lead to a date far from here. */
export function JumpToDate({ date, onChoose }: JumpToDateProps) {
  const t = useTranslations('calendar');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative">
      <IconButton label={t('jump')} onClick={() => input.current?.showPicker()}>
        <CalendarBlankIcon size={22} aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={date}
        onChange={({ target }) => target.value && onChoose(target.value)}
        className="sr-only"
      />
    </div>
  );
}

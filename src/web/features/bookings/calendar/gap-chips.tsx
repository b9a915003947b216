import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { addDays, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useMomentWords } from '../pick/moment-words.ts';
import { calendarQuery } from './calendar-query.ts';
import { freeGaps } from './free-gaps.ts';

export interface GapChipsProps {
  now: EpochMs;
  timeZone: string;
  /** Minutes that are to fit. */
  duration: number;
  chosen: EpochMs | undefined;
  onChoose: (at: EpochMs) => void;
}

/** Gaps of today and tomorrow, each one press. */
export function GapChips({ now, timeZone, duration, chosen, onChoose }: GapChipsProps) {
  const t = useTranslations('calendar.opening');
  const labelId = useId();
  const today = calendarDate(now, timeZone);
  const words = useMomentWords(timeZone, today);
  const calendar = useQuery(calendarQuery(browserApi, { from: today, to: addDays(today, 1) }));
  if (!calendar.data) return null;
  const gaps = freeGaps(calendar.data, { now, duration });
  return (
    <div className="grid gap-2">
      <p id={labelId} className="type-strong">
        {t('gaps')}
      </p>
      {gaps.length === 0 && <p className="text-ink-2">{t('noGaps')}</p>}
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2 empty:hidden">
        {gaps.map((at) => (
          <Chip key={at} selected={at === chosen} onClick={() => onChoose(at)}>
            {words(at)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

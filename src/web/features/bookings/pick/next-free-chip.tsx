import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { FreeTime } from '#web/ui/badge.tsx';
import { useMomentWords } from './moment-words.ts';
import { soonestQuery } from './soonest-query.ts';

export interface NextFreeChipProps {
  artistId: number;
  /** Epoch milliseconds. */
  now: number;
  /** Undefined where there is nothing to press: on one's own profile. */
  onBook?: ((serviceId: number) => void) | undefined;
}

/** When somebody is free next; pressing it begins a booking. Nothing while nobody knows, and when nothing is free. */
export function NextFreeChip({ artistId, now, onBook }: NextFreeChipProps) {
  const t = useTranslations('profiles');
  const { data } = useQuery(soonestQuery(browserApi, artistId));
  const timeZone = data?.timeZone ?? 'UTC';
  const moment = useMomentWords(timeZone, calendarDate(now, timeZone));
  if (!data) return null;
  const chip = <FreeTime>{t('nextFree', { when: moment(data.at) })}</FreeTime>;
  if (!onBook) return chip;
  return (
    <button type="button" className="pressable hit-44 rounded-pill" onClick={() => onBook(data.serviceId)}>
      {chip}
    </button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { calendarDate, differsOnTheClock } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { FreeTime } from '#web/ui/badge.tsx';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { useMomentWords } from './moment-words.ts';
import { soonestQuery } from './soonest-query.ts';
import { TheirClock } from './their-clock.tsx';

export interface NextFreeChipProps {
  artistId: number;
  /** Of the artist, who calls the clock there by it. */
  city?: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** Undefined where there is nothing to press: on one's own profile. */
  onBook?: ((serviceId: number, openingId: number | undefined) => void) | undefined;
}

/** When somebody is free next; pressing it begins a booking. Nothing while nobody knows, and when nothing is free. */
export function NextFreeChip({ artistId, city, now, onBook }: NextFreeChipProps) {
  const t = useTranslations('profiles');
  const { data } = useQuery(soonestQuery(browserApi, artistId));
  const timeZone = data?.timeZone ?? 'UTC';
  const viewerZone = useViewerZone();
  const moment = useMomentWords(timeZone, calendarDate(now, timeZone), calendarDate(now, viewerZone ?? timeZone));
  if (!data) return null;
  const elsewhere = viewerZone && differsOnTheClock(timeZone, viewerZone, data.at);
  const chip = <FreeTime>{t('nextFree', { when: moment(data.at) })}</FreeTime>;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="max-md:basis-full">
        {onBook ? (
          <button
            type="button"
            className="pressable hit-44 rounded-pill"
            onClick={() => onBook(data.serviceId, data.openingId)}
          >
            {chip}
          </button>
        ) : (
          chip
        )}
      </span>
      {data.service && <span className="type-small text-ink-2">{data.service}</span>}
      {elsewhere && <TheirClock timeZone={timeZone} city={city} />}
    </p>
  );
}

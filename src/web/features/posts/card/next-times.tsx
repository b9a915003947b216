import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { clockPlace, differsOnTheClock, formatLongDate, formatTime } from '#kernel/visit-time';
import { Link } from '#web/ui/link.tsx';
import { useViewersDate } from '#web/ui/use-viewers-date.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { dayWord } from './day-word.ts';

export interface NextTimesProps {
  times: readonly EpochMs[];
  zone: string;
  /** Of whom they are, who calls the clock there by it. */
  city: string | null | undefined;
  now: EpochMs;
  /** What a time costs that costs less than the others: "$90". */
  priceAt?: ((at: EpochMs) => string | undefined) | undefined;
  /** Opens the booking sheet at this time. */
  onBook?: ((at: EpochMs) => void) | undefined;
  /** On pages without script: where this time is booked. */
  hrefOf?: ((at: EpochMs) => string) | undefined;
}

/** The next free times of the tagged service: each is one press away from being booked. */
export function NextTimes({ times, zone, city, now, priceAt, onBook, hrefOf }: NextTimesProps) {
  const t = useTranslations('posts.card');
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const viewerZone = useViewerZone();
  const readersToday = useViewersDate();
  // A page without script does not know its reader's clock, and always names this one.
  const elsewhere = times.some((at) => (viewerZone ? differsOnTheClock(zone, viewerZone, at) : hrefOf));
  const dayOf = (at: EpochMs | undefined) => at !== undefined && dayWord(at, now, zone, words, readersToday);
  return (
    <ul aria-label={t('nextTimes')} className="flex flex-wrap items-center gap-2">
      {times.map((at, index) => {
        const day = dayOf(at);
        const label = t('bookAt', { date: formatLongDate(at, zone), time: formatTime(at, zone) });
        const price = priceAt?.(at);
        const content = (
          <>
            {/* Said once for times of one day, so that they have room beside each other on a phone. */}
            {day !== dayOf(times[index - 1]) && (
              <span className="inline-block type-small first-letter:uppercase">{day}</span>
            )}{' '}
            {formatTime(at, zone)} {price && <span className="type-small">{price}</span>}
            <span className="sr-only">{`, ${label}`}</span>
          </>
        );
        return (
          <li key={at}>
            {hrefOf ? (
              <Link href={hrefOf(at)} className={slotClass}>
                {content}
              </Link>
            ) : (
              <button type="button" onClick={() => onBook?.(at)} className={slotClass}>
                {content}
              </button>
            )}
          </li>
        );
      })}
      {elsewhere && (
        <li className="type-small text-ink-3 max-md:basis-full">{t('theirTime', { city: clockPlace(zone, city) })}</li>
      )}
    </ul>
  );
}

const slotClass =
  'pressable hit-44 inline-flex min-h-9 items-baseline gap-1.5 rounded-control border-[1.5px] border-book-line bg-surface px-2 py-1 type-figure text-[0.9375rem] leading-6 text-ink hover:bg-book-soft';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#kernel/time';
import {
  calendarDate,
  clockPlace,
  comma,
  differsOnTheClock,
  formatDay,
  formatDuration,
  formatPercent,
  formatPrice,
  formatTime,
} from '#kernel/visit-time';
import { Badge } from '#web/ui/badge.tsx';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { useViewersDate } from '#web/ui/use-viewers-date.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import type { Opening } from './queries.ts';

/** As much of an opening as its card shows. */
export type ShownOpening = Pick<Opening, 'start' | 'timeZone' | 'price' | 'total' | 'currency' | 'service'> & {
  /** Whose city the clock there is called by. */
  artist?: Pick<Opening['artist'], 'city'>;
};

export interface OpeningCardProps {
  opening: ShownOpening;
  /** Epoch milliseconds. */
  now: number;
  /** Whose it is, where that is not plain from the page. */
  artistName?: string | undefined;
  /** Says whose clock it is on even while nobody knows the reader's. */
  clockNamed?: boolean;
  /** At the end: to book it, or to take it back. */
  action?: ReactNode;
}

/** A gap that can be booked: when, what, for how much. The marigold edge says that it is free. */
export function OpeningCard({ opening, now, artistName, clockNamed = false, action }: OpeningCardProps) {
  const t = useTranslations('openings');
  const { service, price, total, currency, timeZone } = opening;
  const start = Date.parse(opening.start);
  const day = useDayWords(timeZone, now);
  const viewerZone = useViewerZone();
  const elsewhere = viewerZone ? differsOnTheClock(timeZone, viewerZone, start) : clockNamed;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border-[1.5px] border-book-line bg-surface p-4">
      <div className="w-20 shrink-0 md:w-24">
        <p className="type-small-strong">{day(start)}</p>
        <p className="type-figure-l text-[1.5rem] leading-7">
          <ClockTime time={formatTime(start, timeZone)} />
        </p>
      </div>
      <div className="min-w-0 grow basis-32">
        <p className="type-strong">{service.name}</p>
        <p className="type-small text-ink-2">
          {artistName && t('with', { name: artistName }) + comma()}
          <span className="inline-block">{formatDuration(service.duration)}</span>
        </p>
        {elsewhere && (
          <p className="type-small text-ink-2">
            {t('theirTime', { city: clockPlace(timeZone, opening.artist?.city) })}
          </p>
        )}
      </div>
      {/* On a phone a row of its own: beside the name nothing of it would stay in one line. */}
      <div className="flex items-center justify-between gap-3 max-md:basis-full ms-auto">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="type-figure">{formatPrice(total, currency)}</span>
          {total < price && (
            <>
              <span className="sr-only">{t('instead', { price: formatPrice(price, currency) })}</span>
              <s aria-hidden className="type-small text-ink-2">
                {formatPrice(price, currency)}
              </s>
              <Badge status="plain">
                {t('off', { percent: formatPercent(Math.round((100 * (price - total)) / price)) })}
              </Badge>
            </>
          )}
        </p>
        {action}
      </div>
    </div>
  );
}

/** "Today", "Tomorrow", "Thu 26"; whoever has another date by now is told the day. */
function useDayWords(timeZone: string, now: number): (at: number) => string {
  const t = useTranslations('openings');
  const today = calendarDate(now, timeZone);
  const readersToday = useViewersDate() ?? today;
  return (at) => {
    const date = calendarDate(at, timeZone);
    if (readersToday !== today) return formatDay(date);
    if (date === today) return t('today');
    return date === addDays(today, 1) ? t('tomorrow') : formatDay(date);
  };
}

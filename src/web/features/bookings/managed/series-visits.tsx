import { useTranslations } from 'use-intl';
import type { OccurrenceOnWire } from '#modules/bookings/contract';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime } from '#kernel/visit-time';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

export interface SeriesVisitsProps {
  visits: readonly OccurrenceOnWire[];
  /** The visit that the page is about. */
  currentId: number;
  timeZone: string;
  now: EpochMs;
  hrefOf: (visit: OccurrenceOnWire) => string | undefined;
}

/** The visits of a series, each with its state and its own page. */
export function SeriesVisits({ visits, currentId, timeZone, now, hrefOf }: SeriesVisitsProps) {
  const t = useTranslations('bookings');
  return (
    <section aria-labelledby="series">
      <h2 id="series" className="type-display-s">
        {t('repeat.dates', { count: visits.length })}
      </h2>
      <ol className="mt-2">
        {visits.map((visit) => {
          const words = formatDateAndTime(Date.parse(visit.date), timeZone, { now });
          const href = visit.id === currentId ? undefined : hrefOf(visit);
          return (
            <li key={visit.id} className="flex min-h-12 items-center justify-between gap-3 border-b border-line">
              {href ? (
                <Link href={href} className="inline-flex min-h-11 items-center link">
                  {words}
                </Link>
              ) : (
                <strong className="font-semibold" aria-current={visit.id === currentId ? 'page' : undefined}>
                  {words}
                </strong>
              )}
              <Badge status={visit.status}>{t(`status.${visit.status}`)}</Badge>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

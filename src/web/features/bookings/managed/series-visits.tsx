import { useTranslations } from 'use-intl';
import type { OccurrenceOnWire } from '#modules/bookings/contract';
import { fellThrough } from '#modules/bookings/rules';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime, formatPrice } from '#kernel/visit-time';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

export interface SeriesVisitsProps {
  visits: readonly OccurrenceOnWire[];
  currency: string;
  /** The visit that the page is about. */
  currentId: number;
  timeZone: string;
  now: EpochMs;
  hrefOf: (visit: OccurrenceOnWire) => string | undefined;
}

/** The visits of a series, each with its state and its own page. */
export function SeriesVisits({ visits, currency, currentId, timeZone, now, hrefOf }: SeriesVisitsProps) {
  const t = useTranslations('bookings');
  const counted = visits.filter(({ status }) => !fellThrough(status));
  const count = counted.length;
  const total = counted.reduce((sum, visit) => sum + visit.total, 0);
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
      {count > 1 && (
        <p className="mt-3 flex items-baseline justify-between gap-3">
          <span className="type-small text-ink-2">{t('price.total', { count })}</span>
          <span className="type-figure whitespace-nowrap">{formatPrice(total, currency)}</span>
        </p>
      )}
    </section>
  );
}

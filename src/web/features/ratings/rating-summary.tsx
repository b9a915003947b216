import { useTranslations } from 'use-intl';
import type { ArtistRatingsOnWire } from '#modules/ratings/contract';
import { formatAverage } from '#kernel/visit-time';
import { Stars } from '#web/ui/stars.tsx';

export type RatingTotals = Pick<ArtistRatingsOnWire, 'averageRating' | 'ratingsCount' | 'distribution'>;

/** The average as a figure, and how many gave how many stars. */
export function RatingSummary({ averageRating, ratingsCount, distribution }: RatingTotals) {
  const t = useTranslations('ratings');
  const average = formatAverage(averageRating);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <div>
        <p className="type-figure-l" aria-hidden>
          {average}
        </p>
        <Stars rating={averageRating} label={t('average', { average })} size={20} />
        <p className="mt-1 type-small text-ink-2">{t('count', { count: ratingsCount })}</p>
      </div>
      <ul aria-label={t('distribution')} className="grid min-w-64 grow gap-1 md:max-w-96">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <li
              key={stars}
              className="grid grid-cols-[4.75rem_minmax(0,1fr)_1.5rem] items-center gap-3 type-small text-ink-2"
            >
              <span>{t('stars', { stars })}</span>
              <span aria-hidden className="block h-2 overflow-hidden rounded-pill bg-line">
                <span
                  className="block h-full rounded-pill bg-ink"
                  style={{ width: `${ratingsCount === 0 ? 0 : (count / ratingsCount) * 100}%` }}
                />
              </span>
              <span className="text-end">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

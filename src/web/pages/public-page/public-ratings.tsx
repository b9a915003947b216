import { useTranslations } from 'use-intl';
import { RatingList } from '#web/features/ratings/rating-list.tsx';
import { RatingSummary } from '#web/features/ratings/rating-summary.tsx';
import { firstRatings } from '#web/features/ratings/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { restingBelow } from '#web/ui/resting-below.ts';
import type { PublicPageData } from './load.ts';

/** What clients say; all reviews are an address of their own, so that no script is needed. */
export function PublicRatings({ person, ratings, olderRatings, allRatings, now }: PublicPageData) {
  const t = useTranslations('ratings');
  const here = paths.publicPage(person);
  return (
    <section aria-labelledby="ratings" {...restingBelow(18 + 12 * ratings.ratings.length)}>
      <h2 id="ratings" className="mb-4 type-display-m">
        {t('title')}
      </h2>
      {ratings.ratingsCount === 0 ? (
        <EmptyState headingLevel="h3" title={t('none')} line={false}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <RatingSummary {...ratings} />
          <RatingList ratings={ratings.ratings} artistName={person.fullName} now={now} />
          <div className="flex flex-wrap gap-3">
            {allRatings && olderRatings && (
              <ButtonLink href={`${here}?reviews=${olderRatings}#ratings`} look="quiet">
                {t('older')}
              </ButtonLink>
            )}
            {allRatings ? (
              <ButtonLink href={`${here}#ratings`} look="quiet">
                {t('showLess')}
              </ButtonLink>
            ) : (
              ratings.ratingsCount > firstRatings && (
                <ButtonLink href={`${here}?reviews=all#ratings`} look="quiet">
                  {t('showAll', { n: ratings.ratingsCount })}
                </ButtonLink>
              )
            )}
          </div>
        </div>
      )}
    </section>
  );
}

import { useTranslations } from 'use-intl';
import { RatingList } from '#web/features/ratings/rating-list.tsx';
import { RatingSummary } from '#web/features/ratings/rating-summary.tsx';
import { firstRatings } from '#web/features/ratings/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PublicPageData } from './load.ts';

/** What clients say; all reviews are an address of their own, so that no script is needed. */
export function PublicRatings({ person, ratings, olderRatings, allRatings, now }: PublicPageData) {
  const t = useTranslations('ratings');
  const here = paths.publicPage(person);
  return (
    // The room that is kept for what rests suits several reviews: with fewer the page's end would jump up.
    <section aria-labelledby="ratings" className={classNames(ratings.ratings.length > 1 && 'rests-below')}>
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

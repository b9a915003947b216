import { useTranslations } from 'use-intl';
import type { FoundWork } from '#modules/explore/contract';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { FoundList, type ListProps } from './found-list.tsx';
import { WorkTile } from './work-tile.tsx';

const gridClass =
  'grid grid-cols-2 gap-x-0.5 gap-y-5 max-md:-mx-gutter md:grid-cols-3 md:gap-x-4 md:gap-y-7 xl:grid-cols-4';

/** The work found so far, as pictures beside each other. */
export function WorkList(list: ListProps<FoundWork>) {
  const t = useTranslations('explore');
  return (
    <FoundList {...list} words={{ error: t('errorWork'), empty: t('emptyWork') }} skeleton={<WorkSkeleton />}>
      {(works) => (
        <ul aria-label={t('viewWork')} className={gridClass}>
          {works.map((work, index) => (
            <WorkTile key={work.id} work={work} first={index === 0} />
          ))}
        </ul>
      )}
    </FoundList>
  );
}

const skeletonTiles = [1, 2, 3, 4, 5, 6];

/** Six pictures to come. */
export function WorkSkeleton() {
  const t = useTranslations('explore');
  return (
    <LoadingRegion label={t('loadingWork')} className={gridClass}>
      {skeletonTiles.map((tile) => (
        <div key={tile} data-skeleton-tile>
          <Skeleton className="aspect-4/5 w-full max-md:rounded-none!" />
          <Skeleton className="mt-2 h-5 w-32 max-md:ml-3" />
        </div>
      ))}
    </LoadingRegion>
  );
}

import { useTranslations } from 'use-intl';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';

/** Pictures beside each other. */
export const workGridClass =
  'grid grid-cols-2 gap-x-0.5 gap-y-5 max-md:-mx-gutter md:grid-cols-3 md:gap-3 md:gap-y-7 xl:grid-cols-4';

const skeletonTiles = [1, 2, 3, 4, 5, 6];

/** Six pictures to come. */
export function WorkSkeleton() {
  const t = useTranslations('explore');
  return (
    <LoadingRegion label={t('loadingWork')} className={workGridClass}>
      {skeletonTiles.map((tile) => (
        <div key={tile} data-skeleton-tile>
          <Skeleton className="aspect-4/5 w-full max-md:rounded-none! md:rounded-card" />
          <Skeleton className="mt-2 h-5 w-32 max-md:ms-3" />
        </div>
      ))}
    </LoadingRegion>
  );
}

import { useTranslations } from 'use-intl';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { workGridClass } from '#web/ui/work-tile.tsx';

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

import { LoadingRegion, Skeleton } from './skeleton.tsx';
import { workGridClass } from './work-tile.tsx';

const tiles = [1, 2, 3, 4, 5, 6];

/** Six work tiles to come. */
export function WorkSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className={workGridClass}>
      {tiles.map((tile) => (
        <div key={tile} data-skeleton-tile>
          <Skeleton className="aspect-4/5 w-full max-md:rounded-none! md:rounded-card" />
          <Skeleton className="mt-2 h-5 w-32 max-md:mx-4" />
        </div>
      ))}
    </LoadingRegion>
  );
}

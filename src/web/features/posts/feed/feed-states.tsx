import { useTranslations } from 'use-intl';
import { ApiError } from '#web/api/error.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { cardClass } from '../card/post-card.tsx';

/** Posts to come, in their shape. */
export function FeedSkeleton({ count = 2 }: { count?: number }) {
  const t = useTranslations('posts.feed');
  return (
    <LoadingRegion label={t('loading')} className="grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={cardClass}>
          <div className="flex items-center gap-2.5 px-4 py-3">
            <Skeleton className="size-10 rounded-full!" />
            <div className="grid grow gap-1.5">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3.5 w-24" />
            </div>
          </div>
          <Skeleton className="aspect-4/5 w-full rounded-none" />
          <div className="grid gap-2.5 px-4 pt-4 pb-5">
            <div className="flex gap-4">
              <Skeleton className="size-7 rounded-full!" />
              <Skeleton className="size-7 rounded-full!" />
              <Skeleton className="size-7 rounded-full!" />
              <Skeleton className="ms-auto size-7 rounded-full!" />
            </div>
            <Skeleton className="h-4 w-20" />
            <Skeleton className={classNames('h-4', index % 2 ? 'w-1/2' : 'w-3/4')} />
            <Skeleton className="h-3.5 w-44" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

/** The feed did not come: the server said why, or nobody answered, which each browser words in its own way. */
export function FeedBroken({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('posts.feed');
  const message = error instanceof ApiError ? error.message : t('noAnswer');
  return <ErrorState title={t('broken', { message })} retry={{ label: t('tryAgain'), onRetry: onRetry }} />;
}

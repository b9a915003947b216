import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';

/** The list while it loads: three rows in its shape. */
export function ServicesLoading({ label }: { label: string }) {
  const t = useTranslations('catalogue');
  return (
    <>
      <PageHead title={t('pageTitle')} subtitle={t('pageText')} />
      <LoadingRegion label={label} className="grid max-w-190 gap-5 rounded-card border border-line bg-surface p-5">
        {[1, 2, 3].map((row) => (
          <div key={row} className="grid gap-3">
            <div className="flex justify-between gap-4">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-5 w-14" />
            </div>
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </LoadingRegion>
    </>
  );
}

export function ServicesFailed({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const t = useTranslations('catalogue');
  return (
    <>
      <PageHead title={t('pageTitle')} />
      <ErrorState title={t('loadFailed')} retry={{ label: t('tryAgain'), onRetry: onRetry }}>
        {reason}
      </ErrorState>
    </>
  );
}

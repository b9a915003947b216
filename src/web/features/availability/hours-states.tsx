import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';

/** The week while it loads. */
export function HoursLoading({ label }: { label: string }) {
  const t = useTranslations('availability.editor');
  return (
    <>
      <PageHead title={t('pageTitle')} subtitle={t('pageText')} />
      <LoadingRegion label={label} className="grid max-w-190 gap-4">
        <Skeleton className="mb-2 h-32" />
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <div key={day} className="grid gap-3 md:grid-cols-[10.5rem_minmax(0,1fr)]">
            <Skeleton className="h-11" />
            <Skeleton className="h-11 w-3/4" />
          </div>
        ))}
      </LoadingRegion>
    </>
  );
}

export function HoursFailed({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const t = useTranslations('availability.editor');
  return (
    <>
      <PageHead title={t('pageTitle')} />
      <ErrorState title={t('loadFailed')} retry={{ label: t('tryAgain'), onRetry: onRetry }}>
        {reason}
      </ErrorState>
    </>
  );
}

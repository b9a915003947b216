import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { rowsClass } from './day-list.tsx';

const rows = ['one', 'two', 'three'];

/** Three rows in the shape of those to come. */
export function BookingsLoading() {
  const t = useTranslations('bookings');
  return (
    <LoadingRegion label={t('list.loading')}>
      <Skeleton className="mb-3 h-6 w-44" />
      <div className={rowsClass}>
        {rows.map((row) => (
          <div key={row} data-skeleton className="flex gap-4 p-4 @text:p-5">
            <Skeleton className="h-12 w-20 @text:w-24" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-5 w-2/3 max-w-56" />
              <Skeleton className="h-4 w-1/3 max-w-24" />
              <Skeleton className="h-8 w-36" />
            </div>
            <Skeleton className="h-6 w-22 rounded-pill max-md:hidden" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The list could not be had. */
export function BookingsBroken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('bookings');
  return <ErrorState title={t('list.broken')} retry={{ label: t('tryAgain'), onRetry: onRetry }} />;
}

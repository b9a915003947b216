import { useTranslations } from 'use-intl';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';

const slots = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The sheet in the shape that it will have. */
export function SheetLoading() {
  const t = useTranslations('bookings.sheet');
  return (
    <LoadingRegion
      label={t('loading')}
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15.5rem] lg:grid-cols-[11.5rem_minmax(0,1fr)_15.5rem]"
    >
      <Skeleton className="h-24 max-lg:hidden" />
      <Skeleton className="h-32 md:h-96" />
      <div className="grid grid-cols-3 content-start gap-2">
        {slots.map((slot) => (
          <Skeleton key={slot} className="h-12" />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The free times could not be had. */
export function SheetBroken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('bookings');
  return <ErrorState title={t('sheet.broken')} retry={{ label: t('tryAgain'), onRetry: onRetry }} />;
}

/** Nothing new can be booked with this artist right now. */
export function SheetClosed({ name }: { name: string }) {
  const t = useTranslations('bookings.book');
  return <Banner title={t('closed', { name })}>{t('closedText')}</Banner>;
}

import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { rowsClass } from '../list/day-list.tsx';

const rows = ['one', 'two', 'three'];

/** Days in the shape of those to come. */
export function CalendarLoading() {
  const t = useTranslations('calendar');
  return (
    <LoadingRegion label={t('loading')}>
      <div className={rowsClass}>
        {rows.map((row) => (
          <div key={row} data-skeleton className="flex gap-4 p-4">
            <Skeleton className="h-12 w-22" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-5 w-2/3 max-w-56" />
              <Skeleton className="h-4 w-1/3 max-w-24" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The calendar could not be had. */
export function CalendarBroken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  return <ErrorState title={t('broken')} retry={{ label: words('tryAgain'), onRetry }} />;
}

/** The form to book somebody, while it is not known what can be booked. */
export function ServicesLoading() {
  const t = useTranslations('calendar');
  return (
    <LoadingRegion label={t('book.loading')} className="grid gap-5">
      {rows.map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </LoadingRegion>
  );
}

/** What can be booked could not be had. */
export function ServicesBroken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  return <ErrorState title={t('book.broken')} retry={{ label: words('tryAgain'), onRetry }} />;
}

/** Nobody can book on days without hours; says where they are set. One day alone is a day off, not a missing week. */
export function NoHours({ oneDay }: { oneDay: boolean }) {
  const t = useTranslations('calendar');
  return (
    <p className="mb-4 rounded-control bg-info-soft p-4">
      {t(oneDay ? 'noHoursOn' : 'noHours')}{' '}
      <Link href={paths.settings.availability} className="hit-44 link">
        {t(oneDay ? 'changeHours' : 'setHours')}
      </Link>
    </p>
  );
}

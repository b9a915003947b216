import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { differsOnTheClock, formatDateAndTime, formatLeadTime, inOnePiece } from '#kernel/visit-time';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { Card } from '#web/ui/card.tsx';
import { BellIcon } from '#web/ui/icons.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { remindersQuery } from '../queries.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { CardBroken } from '#web/ui/card-broken.tsx';

const mostReminders = 3;

/** The next reminders of one's own visits, by the reader's own clock: that is where they arrive. */
export function RemindersCard({ userId, now }: { userId: number; now: number }) {
  const t = useTranslations('bookings');
  const viewerZone = useViewerZone();
  const whenOf = (at: EpochMs, there: string) => {
    const when = inOnePiece(formatDateAndTime(at, viewerZone ?? there, { now }));
    // The visit beside it is told by the clock of where it is.
    return viewerZone && differsOnTheClock(viewerZone, there, at) ? t('reminders.yourTime', { when }) : when;
  };
  const { data, isPending, isError, refetch } = useSteady(useQuery(remindersQuery(browserApi, userId)));
  return (
    <Card title={t('reminders.title')}>
      {isPending && (
        <LoadingRegion label={t('reminders.loading')} className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </LoadingRegion>
      )}
      {isError && <CardBroken text={t('reminders.broken')} tryAgain={t('tryAgain')} onRetry={refetch} />}
      {data?.length === 0 && <p className="text-ink-2">{t('reminders.none')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {data.slice(0, mostReminders).map(({ id, dueAt, reminderTime, booking }) => (
            <li key={id} className="flex gap-3 py-3">
              <BellIcon size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
              <div className="min-w-0">
                <p>
                  <span className="type-strong">{formatLeadTime(reminderTime)}</span> {t('reminders.before')}{' '}
                  <span className="block type-small">{whenOf(Date.parse(dueAt), booking.timeZone)}</span>
                </p>
                <p className="type-small text-ink-2">{booking.service.name}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

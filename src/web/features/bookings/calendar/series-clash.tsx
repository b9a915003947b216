import { useTranslations } from 'use-intl';
import type { PreviewedVisit } from '#modules/bookings/contract';
import type { PlainDate } from '#kernel/time';
import { formatPlainDate, joinWords } from '#kernel/visit-time';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

export interface SeriesClashProps {
  /** Every date of the series that was not booked. */
  visits: readonly PreviewedVisit[];
  now: number;
  busy: boolean;
  /** Books the series without these dates. */
  onLeaveOut: (days: readonly PlainDate[]) => void;
}

/** Which dates of a series are not free, and the way to book the others. */
export function SeriesClash({ visits, now, busy, onLeaveOut }: SeriesClashProps) {
  const t = useTranslations('calendar.book');
  const clashing = visits.filter(({ free }) => !free).map(({ day }) => day);
  const others = visits.length - clashing.length;
  const dates = joinWords(clashing.map((day) => formatPlainDate(day, { now })));
  return (
    <Banner
      look="warn"
      title={t('clashes', { count: clashing.length, dates })}
      action={
        others > 0 && (
          <Button size="compact" look="quiet" busy={busy} busyLabel={t('busy')} onClick={() => onLeaveOut(clashing)}>
            {t('bookOthers', { count: others })}
          </Button>
        )
      }
    />
  );
}

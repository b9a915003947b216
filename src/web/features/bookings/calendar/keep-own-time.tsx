import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { addDays } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { calendarQuery } from './calendar-query.ts';
import { spanOf } from './gaps-within.ts';
import { unblockedVisits } from './unblocked-visits.ts';
import { useKeepOwnTime } from './use-keep-own-time.ts';

export interface KeepOwnTimeProps {
  booking: { readonly id: number; readonly date: string; readonly endsAt: string };
}

/** To a professional who is booked with somebody else within their own hours: clients can book them meanwhile, and one press ends that. */
export function KeepOwnTime({ booking }: KeepOwnTimeProps) {
  const t = useTranslations('calendar');
  const span = spanOf({ start: booking.date, end: booking.endsAt });
  // Of all the days that it can lie in by their own clock.
  const day = calendarDate(span.start, 'UTC');
  const { data: calendar } = useQuery(calendarQuery(browserApi, { from: addDays(day, -1), to: addDays(day, 2) }));
  const { keep, whenOf, isPending } = useKeepOwnTime(calendar?.timeZone ?? 'UTC');
  const own = calendar && unblockedVisits(calendar, span).find(({ id }) => id === booking.id);
  const offered = calendar?.days.some(({ open }) =>
    open.map(spanOf).some((stretch) => stretch.start < span.end && stretch.end > span.start),
  );
  if (!own || !offered) return null;
  return (
    <Banner
      title={t('own.offered')}
      className="mt-5"
      action={
        <Button look="quiet" size="compact" busy={isPending} busyLabel={t('block.busy')} onClick={() => keep(own)}>
          {t('block.title')}
        </Button>
      }
    >
      {t('own.offeredText', { when: whenOf(own) })}
    </Banner>
  );
}

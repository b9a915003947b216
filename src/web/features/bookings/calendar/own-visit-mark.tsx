import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime, joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { Calendar } from './calendar-query.ts';
import { spanOf } from './gaps-within.ts';

export interface OwnVisitMarkProps {
  visit: Calendar['ownVisits'][number];
  timeZone: string;
  className: string;
  style?: CSSProperties;
}

/** A visit of one's own with somebody else, which takes one's time; a press leads to it. */
export function OwnVisitMark({ visit, timeZone, className, style }: OwnVisitMarkProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.status');
  const { start, end } = spanOf(visit);
  return (
    <Link href={paths.bookingConfirmation(visit.id)} className={className} style={style}>
      <span className="type-micro text-ink-2">
        {joinFacts([
          t('visit', { start: formatTime(start, timeZone), end: formatTime(end, timeZone) }),
          t('own', { name: visit.artistName }),
          visit.serviceName,
          visit.status === 'pending' && words(visit.status),
        ])}
      </span>
    </Link>
  );
}

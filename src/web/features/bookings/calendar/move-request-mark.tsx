import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime, joinFacts } from '#kernel/visit-time';
import { pathOfWork } from '#modules/bookings/rules';
import { Link } from '#web/ui/link.tsx';
import type { Calendar } from './calendar-query.ts';
import { momentWords } from './calendar-words.ts';
import { spanOf } from './gaps-within.ts';

export interface MoveRequestMarkProps {
  request: Calendar['moveRequests'][number];
  timeZone: string;
  className: string;
  style?: CSSProperties;
}

/** Where a client asks to have a confirmed visit instead; a press leads to where that is answered. */
export function MoveRequestMark({ request, timeZone, className, style }: MoveRequestMarkProps) {
  const t = useTranslations('calendar');
  const { start, end } = spanOf(request);
  const when = momentWords(Date.parse(request.insteadOf), timeZone);
  return (
    <Link href={pathOfWork(request.bookingId)} className={className} style={style}>
      <span className="type-micro text-ink">
        {joinFacts([
          t('visit', { start: formatTime(start, timeZone), end: formatTime(end, timeZone) }),
          request.serviceName,
          t('moveAsked', { name: request.clientName, when }),
        ])}
      </span>
    </Link>
  );
}

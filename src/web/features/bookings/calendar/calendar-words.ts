import {
  calendarDate,
  formatDateAndTime,
  formatDuration,
  formatLongPlainDate,
  formatPlainDate,
  formatTime,
  inOnePiece,
  joinFacts,
} from '#kernel/visit-time';
import { useTranslations } from 'use-intl';
import { minuteMs } from '#kernel/time';
import { clientOf } from '../visit-of.ts';
import type { Calendar, CalendarBooking, CalendarDay } from './calendar-query.ts';
import type { Dates } from './calendar-view.ts';

/** "Thursday 26 November", or "Mon 23 Nov – Sun 29 Nov". */
export function rangeWords({ from, to }: Dates, now?: number): string {
  const showing = now === undefined ? {} : { now };
  if (from === to) return formatLongPlainDate(from, showing);
  // In a narrow window it breaks after the dash, and nowhere else.
  return `${inOnePiece(`${formatPlainDate(from, showing)} –`)} ${inOnePiece(formatPlainDate(to, showing))}`;
}

/** "Thu 26 Nov, 10:30". */
export function momentWords(at: number, timeZone: string): string {
  return formatDateAndTime(at, timeZone);
}

/** How a visit is called out: its time, what, who, in which state, and what is kept free after it. */
export function useVisitName(timeZone: string): (booking: CalendarBooking) => string {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  return (booking) => {
    const gap = (Date.parse(booking.blockedUntil) - Date.parse(booking.endsAt)) / minuteMs;
    const parts = [
      t('visit', {
        start: formatTime(Date.parse(booking.date), timeZone),
        end: formatTime(Date.parse(booking.endsAt), timeZone),
      }),
      booking.service.name,
      clientOf(booking)?.name,
      words(`status.${booking.status}`),
      gap > 0 && t('gapAfter', { duration: formatDuration(gap) }),
    ];
    return joinFacts(parts);
  };
}

/** How time of one's own is called out under a day: when, and its note. */
export function useBlockName(timeZone: string) {
  const t = useTranslations('calendar');
  return (block: Calendar['blocks'][number], day: Pick<CalendarDay, 'start' | 'end'>): string => {
    const [start, end] = [Date.parse(block.start), Date.parse(block.end)];
    // Its end belongs to the day before when that is midnight.
    const words = calendarDate(start, timeZone) === calendarDate(end - 1, timeZone) ? formatTime : momentWords;
    const whole = start === Date.parse(day.start) && end === Date.parse(day.end);
    const time = whole ? t('block.allDay') : t('visit', { start: words(start, timeZone), end: words(end, timeZone) });
    return joinFacts([time, block.note ?? t('block.mark')]);
  };
}

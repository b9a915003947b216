import { useTranslations } from 'use-intl';
import { addDays, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, formatDay, formatPlainDate, formatTime } from '#kernel/visit-time';

/**
 * Says a start beside today's date: "today 15:30", "tomorrow 09:00", "Thu 26, 10:30", "Tue 1 Dec, 10:30". Whoever has another
 * date by now is told the date: their tomorrow is another one.
 */
export function useMomentWords(zone: string, today: PlainDate, readersToday = today): (at: EpochMs) => string {
  const t = useTranslations('bookings.pick');
  return (at) => {
    const date = calendarDate(at, zone);
    const time = formatTime(at, zone);
    if (date === today && today === readersToday) return t('todayAt', { time });
    if (date === addDays(today, 1) && today === readersToday) return t('tomorrowAt', { time });
    const sameMonth = date.slice(0, 7) === today.slice(0, 7);
    return t('dayAt', { day: sameMonth ? formatDay(date) : formatPlainDate(date), time });
  };
}

import { addDays, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, formatDateParts } from '#kernel/visit-time';

/**
 * "today", "tomorrow", "Tue" within the week, else "Tue 1 Dec", on the clock of `zone`. Whoever has another date by now is told
 * the day: their tomorrow is another one.
 */
export function dayWord(
  at: EpochMs,
  now: EpochMs,
  zone: string,
  words: { readonly today: string; readonly tomorrow: string },
  readersToday?: PlainDate,
): string {
  const [date, today] = [calendarDate(at, zone), calendarDate(now, zone)];
  const same = (readersToday ?? today) === today;
  if (same && date === today) return words.today;
  if (same && date === addDays(today, 1)) return words.tomorrow;
  const { weekday, day } = formatDateParts(at, zone);
  return date < addDays(today, 7) ? weekday : `${weekday} ${day}`;
}

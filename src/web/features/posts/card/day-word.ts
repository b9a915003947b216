import { addDays, type EpochMs } from '#kernel/time';
import { calendarDate, formatDateParts } from '#kernel/visit-time';

/** "today", "tomorrow", "Tue" within the week, else "Tue 1 Dec", on the clock of `zone`. */
export function dayWord(
  at: EpochMs,
  now: EpochMs,
  zone: string,
  words: { readonly today: string; readonly tomorrow: string },
): string {
  const [date, today] = [calendarDate(at, zone), calendarDate(now, zone)];
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  const { weekday, day } = formatDateParts(at, zone);
  return date < addDays(today, 7) ? weekday : `${weekday} ${day}`;
}

import { addDays } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Booking } from '../queries.ts';

export interface Day {
  /** YYYY-MM-DD by the clock of the visits' place. */
  readonly date: string;
  /** How the day lies to now, where there is a word for it. */
  readonly near: 'yesterday' | 'today' | 'tomorrow' | undefined;
  readonly bookings: readonly Booking[];
}

/** Bookings in their order, cut where the day changes. */
export function groupByDay(bookings: readonly Booking[], now: number): Day[] {
  const days: (Day & { bookings: Booking[] })[] = [];
  for (const booking of bookings) {
    const date = calendarDate(Date.parse(booking.date), booking.timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.bookings.push(booking);
    else days.push({ date, near: nearness(date, calendarDate(now, booking.timeZone)), bookings: [booking] });
  }
  return days;
}

function nearness(date: string, today: string): Day['near'] {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date === addDays(today, -1) ? 'yesterday' : undefined;
}

import { addDays } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Booking } from '../queries.ts';

export interface Day {
  /** YYYY-MM-DD by the clock of the visits' place. */
  readonly date: string;
  /** How the day lies to now, where there is a word for it that holds by the clock of the place and by the reader's. */
  readonly near: 'yesterday' | 'today' | 'tomorrow' | undefined;
  readonly bookings: readonly Booking[];
}

/** Bookings in their order, cut where the day changes; read in `readerZone`, where that is known. */
export function groupByDay(bookings: readonly Booking[], now: number, readerZone?: string): Day[] {
  const days: (Day & { bookings: Booking[] })[] = [];
  for (const booking of bookings) {
    const start = Date.parse(booking.date);
    const date = calendarDate(start, booking.timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.bookings.push(booking);
    else days.push({ date, near: nearIn([booking.timeZone, readerZone], start, now), bookings: [booking] });
  }
  return days;
}

function nearIn(zones: readonly (string | undefined)[], start: number, now: number): Day['near'] {
  const known = zones.filter((zone) => zone !== undefined);
  const [near, ...others] = known.map((zone) => nearness(calendarDate(start, zone), calendarDate(now, zone)));
  return others.every((other) => other === near) ? near : undefined;
}

function nearness(date: string, today: string): Day['near'] {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date === addDays(today, -1) ? 'yesterday' : undefined;
}

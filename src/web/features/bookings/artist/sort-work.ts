import { calendarDate } from '#kernel/visit-time';
import type { Booking } from '../queries.ts';
import { seriesOf } from '../use-change-status.ts';

/** A professional's open bookings, sorted by what they ask of them. */
export interface Work {
  /** One entry a request: the visits of a series stand together, a confirmed visit that is asked to move alone. */
  readonly requests: readonly (readonly Booking[])[];
  /** Confirmed visits of days gone by that nobody has marked yet. */
  readonly unmarked: readonly Booking[];
  /** Everything open today, requests included. */
  readonly today: readonly Booking[];
  /** Visits of the days to come. */
  readonly later: readonly Booking[];
}

/** Sorts open bookings, the next first, as the day looks at `now` by the clock of each visit's place. */
export function sortWork(open: readonly Booking[], now: number): Work {
  const requests = new Map<number | string, Booking[]>();
  const unmarked: Booking[] = [];
  const today: Booking[] = [];
  const later: Booking[] = [];
  for (const booking of open) {
    const date = calendarDate(Date.parse(booking.date), booking.timeZone);
    const current = calendarDate(now, booking.timeZone);
    if (booking.status === 'pending') {
      const series = requests.get(seriesOf(booking));
      if (series) series.push(booking);
      else requests.set(seriesOf(booking), [booking]);
    }
    if (booking.moveRequest) requests.set(`move ${booking.id}`, [booking]);
    if (date === current) today.push(booking);
    else if (booking.moveRequest) continue;
    else if (booking.status === 'confirmed' || booking.status === 'awaiting_payment') {
      (date < current ? unmarked : later).push(booking);
    }
  }
  return { requests: [...requests.values()], unmarked, today, later };
}

/** A line of a day: a visit, or the minutes that are free between two. */
export type DayLine = { readonly visit: Booking } | { readonly freeMinutes: number };

/** The visits of a day in order, with the gaps between them. */
export function withGaps(visits: readonly Booking[]): DayLine[] {
  const lines: DayLine[] = [];
  let lastEnd: number | undefined;
  for (const visit of visits.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const start = Date.parse(visit.date);
    const freeMinutes = lastEnd === undefined ? 0 : (start - lastEnd) / 60_000;
    if (freeMinutes > 0) lines.push({ freeMinutes });
    lines.push({ visit });
    lastEnd = Math.max(lastEnd ?? 0, Date.parse(visit.endsAt));
  }
  return lines;
}

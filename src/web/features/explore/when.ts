import { addDays, parseClock, weekday, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, instantAt } from '#kernel/visit-time';
import type { Filters } from './filters.ts';

const minuteMs = 60_000;
const [saturday, sunday] = [6, 7];

/** The days that are asked about, both included. */
export function daysOf(
  when: Exclude<NonNullable<Filters['when']>, 'openings'>,
  today: PlainDate,
): { first: PlainDate; last: PlainDate } {
  if (when === 'today') return { first: today, last: today };
  const day = weekday(today);
  if (when === 'week') return { first: today, last: addDays(today, sunday - day) };
  if (when !== 'weekend') return { first: when, last: when };
  return { first: addDays(today, Math.max(0, saturday - day)), last: addDays(today, sunday - day) };
}

/**
 * The window that the filters ask about, `from/to` as the API takes it; undefined when no time is asked. It begins no
 * sooner than `now`, and is empty where the day is over. A clock time that is skipped in spring means the hour after it.
 */
export function windowOf(filters: Filters, zone: string, now: EpochMs): string | undefined {
  const { when, from, to } = filters;
  if (!when || when === 'openings') return undefined;
  const { first, last } = daysOf(when, calendarDate(now, zone));
  const begin = instantAt(zone, first, parseClock(from ?? '') ?? 0);
  const ends = parseClock(to ?? '');
  const end = ends === undefined ? instantAt(zone, addDays(last, 1), 0) : instantAt(zone, last, ends);
  const start = Math.max(begin, now);
  const wire = (at: EpochMs) => new Date(at).toISOString();
  return `${wire(start)}/${wire(Math.max(end, start + minuteMs))}`;
}

import { firstWeekday } from '#kernel/first-weekday';
import { addDays, isPlainDate, weekday, type PlainDate } from '#kernel/time';

export const calendarViews = ['agenda', 'day', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Dates from one to another, both included. */
export interface Dates {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

const agendaDays = 14;

/** The view that an address names. */
export function viewOf(search: URLSearchParams): CalendarView | undefined {
  return calendarViews.find((view) => view === search.get('view'));
}

/** The date that an address names, as far as calendars go. */
export function dateOf(search: URLSearchParams): PlainDate | undefined {
  const date = search.get('date') ?? '';
  return isPlainDate(date) && date >= '1970-02-01' && date <= '2100-11-30' ? date : undefined;
}

/** The dates that a view shows around one: the day, its week as the reader's weeks begin, or the two weeks from it. */
export function datesOf(view: CalendarView, date: PlainDate): Dates {
  if (view === 'day') return { from: date, to: date };
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) };
  const first = addDays(date, -((weekday(date) - firstWeekday() + 7) % 7));
  return { from: first, to: addDays(first, 6) };
}

/** The date of the view before or after. */
export function turned(view: CalendarView, date: PlainDate, by: 1 | -1): PlainDate {
  return addDays(date, by * { day: 1, week: 7, agenda: agendaDays }[view]);
}

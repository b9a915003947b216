import { queryOptions } from '@tanstack/react-query';
import type { CalendarOnWire } from '#modules/bookings/contract';
import type { Api } from '#web/api/client.ts';
import { bookingsKey } from '../queries.ts';
import type { Dates } from './calendar-view.ts';

export type Calendar = CalendarOnWire;
export type CalendarDay = Calendar['days'][number];
export type CalendarBooking = Calendar['bookings'][number];

/** What lies on some days of one's own calendar; asked anew with every booking that changes. */
export function calendarQuery(api: Api, { from, to }: Dates) {
  return queryOptions({
    queryKey: [...bookingsKey, 'calendar', from, to],
    queryFn: () => api('GET /api/calendar', { query: { from, to } }),
  });
}

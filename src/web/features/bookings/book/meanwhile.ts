import { addDays, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { CalendarOnWire } from '#modules/bookings/contract';
import { holdsTime, type BookingStatus } from '#modules/bookings/rules';
import { spanOf, type Span } from '../calendar/gaps-within.ts';
import { clientOf } from '../visit-of.ts';

/** What somebody has at a time that they are about to book: a client of theirs, a visit of their own, or time kept free. */
export interface Meanwhile {
  readonly kind: 'client' | 'asked' | 'visit' | 'block';
  readonly start: EpochMs;
  readonly end: EpochMs;
  /** Whom they meet; what kept time is for, where that was noted. */
  readonly name: string;
}

/** The dates of somebody's calendar in which a visit lies, whichever their zone is. */
export function datesAround({ start, end }: Span) {
  return { from: addDays(calendarDate(start, 'UTC'), -1), to: addDays(calendarDate(end, 'UTC'), 1) };
}

/**
 * What of somebody's own calendar lies over a visit, by start. A visit that is being moved is not in its own way, nor is what
 * was marked as done before its time.
 */
export function meanwhileOf(calendar: CalendarOnWire, visit: Span, moved?: number): Meanwhile[] {
  const stands = ({ id, status }: { readonly id: number; readonly status: BookingStatus }) =>
    id !== moved && holdsTime(status);
  const all: Meanwhile[] = [
    ...calendar.bookings.filter(stands).map((booking) => ({
      kind: booking.status === 'pending' ? ('asked' as const) : ('client' as const),
      ...spanOf({ start: booking.date, end: booking.endsAt }),
      name: clientOf(booking)?.name ?? '',
    })),
    ...calendar.moveRequests
      .filter(({ bookingId }) => bookingId !== moved)
      .map((asked) => ({ kind: 'asked' as const, ...spanOf(asked), name: asked.clientName })),
    ...calendar.ownVisits
      .filter(stands)
      .map((own) => ({ kind: 'visit' as const, ...spanOf(own), name: own.artistName })),
    ...calendar.blocks.map((block) => ({ kind: 'block' as const, ...spanOf(block), name: block.note ?? '' })),
  ];
  return all
    .filter(({ start, end }) => start < visit.end && end > visit.start)
    .toSorted((one, other) => one.start - other.start);
}

import { addDays, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { CalendarOnWire } from '#modules/bookings/contract';
import { clientOf } from '../visit-of.ts';

/** What somebody has at a time that they are about to book: a client of theirs, a visit of their own, or time kept free. */
export interface Meanwhile {
  readonly kind: 'client' | 'asked' | 'visit' | 'block';
  readonly start: EpochMs;
  readonly end: EpochMs;
  /** Whom they meet; what kept time is for, where that was noted. */
  readonly name: string;
}

interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** The dates of somebody's calendar in which a visit lies, whichever their zone is. */
export function datesAround({ start, end }: Span) {
  return { from: addDays(calendarDate(start, 'UTC'), -1), to: addDays(calendarDate(end, 'UTC'), 1) };
}

/** What of somebody's own calendar lies over a visit, by start; a visit that is being moved is not in its own way. */
export function meanwhileOf(calendar: CalendarOnWire, visit: Span, moved?: number): Meanwhile[] {
  const all: Meanwhile[] = [
    ...calendar.bookings.map((booking) => ({
      kind: booking.status === 'pending' ? ('asked' as const) : ('client' as const),
      ...spanOf({ start: booking.date, end: booking.endsAt }),
      name: clientOf(booking)?.name ?? '',
    })),
    ...calendar.ownVisits
      .filter(({ id }) => id !== moved)
      .map((own) => ({ kind: 'visit' as const, ...spanOf(own), name: own.artistName })),
    ...calendar.blocks.map((block) => ({ kind: 'block' as const, ...spanOf(block), name: block.note ?? '' })),
  ];
  return all
    .filter(({ start, end }) => start < visit.end && end > visit.start)
    .toSorted((one, other) => one.start - other.start);
}

const spanOf = ({ start, end }: { start: string; end: string }) => ({ start: Date.parse(start), end: Date.parse(end) });

import { formatInstant } from '#kernel/time';
import type { TimeBlock } from '#modules/availability';
import type { LaidOutDay, Span } from '#modules/availability/rules';
import type { BookingRow } from './bookings.store.ts';
import { presentBooking, type Shown } from './bookings.present.ts';
import type { CalendarOnWire } from './bookings.contract.ts';
import { visitTime } from './rules/index.ts';

interface Calendar {
  readonly timeZone: string;
  readonly days: readonly LaidOutDay[];
  readonly bookings: readonly BookingRow[];
  readonly blocks: readonly TimeBlock[];
  readonly held: readonly Span[];
  readonly ownVisits: readonly BookingRow[];
}

/** A calendar for its owner. */
export function presentCalendar(calendar: Calendar, shown: Omit<Shown, 'viewer'>): CalendarOnWire {
  return {
    timeZone: calendar.timeZone,
    days: calendar.days.map(({ date, clockChange, open, ...bounds }) => ({
      date,
      ...presentSpan(bounds),
      clockChange: clockChange && { at: formatInstant(clockChange.at), minutes: clockChange.minutes },
      open: open.map(presentSpan),
    })),
    bookings: calendar.bookings.map((row) => ({
      ...presentBooking(row, { ...shown, viewer: 'artist' }),
      blockedUntil: formatInstant(visitTime(row.startsAt, row.duration, row.gapMinutes).blockedUntil),
    })),
    blocks: calendar.blocks.map(presentBlock),
    held: calendar.held.map(presentSpan),
    ownVisits: calendar.ownVisits.map((row) => {
      const { id, date, endsAt, status, service, artist } = presentBooking(row, { ...shown, viewer: 'client' });
      return { id, start: date, end: endsAt, status, serviceName: service.name, artistName: artist.fullName };
    }),
  };
}

/** Time that a professional keeps for themselves. */
export function presentBlock({ id, startsAt, endsAt, note }: TimeBlock): CalendarOnWire['blocks'][number] {
  return { id, note, ...presentSpan({ start: startsAt, end: endsAt }) };
}

function presentSpan({ start, end }: Span): { start: string; end: string } {
  return { start: formatInstant(start), end: formatInstant(end) };
}

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
  /** Visits that their clients ask to move here. */
  readonly moveRequests: readonly BookingRow[];
  readonly blocks: readonly TimeBlock[];
  readonly held: readonly Span[];
  readonly ownVisits: readonly BookingRow[];
  /** Own visits with others that one asks to move here. */
  readonly ownMoveRequests: readonly BookingRow[];
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
    moveRequests: calendar.moveRequests.flatMap((row) => {
      const { id, date, moveRequest, service, client, guest } = presentBooking(row, { ...shown, viewer: 'artist' });
      if (!moveRequest) return [];
      const clientName = client?.fullName ?? guest?.fullName ?? '';
      const blockedUntil = formatInstant(visitTime(row.moveStartsAt!, row.duration, row.gapMinutes).blockedUntil);
      const { date: start, endsAt: end } = moveRequest;
      return [{ bookingId: id, start, end, blockedUntil, insteadOf: date, serviceName: service.name, clientName }];
    }),
    ownVisits: [
      ...calendar.ownVisits.map((row) => {
        const { id, date, endsAt, status, service, artist } = presentBooking(row, { ...shown, viewer: 'client' });
        return { id, start: date, end: endsAt, status, serviceName: service.name, artistName: artist.fullName };
      }),
      ...calendar.ownMoveRequests.flatMap((row) => {
        const { id, moveRequest, service, artist } = presentBooking(row, { ...shown, viewer: 'client' });
        if (!moveRequest) return [];
        const names = { serviceName: service.name, artistName: artist.fullName };
        return [{ id, start: moveRequest.date, end: moveRequest.endsAt, status: 'pending' as const, ...names }];
      }),
    ],
  };
}

/** Time that a professional keeps for themselves. */
export function presentBlock({ id, startsAt, endsAt, note }: TimeBlock): CalendarOnWire['blocks'][number] {
  return { id, note, ...presentSpan({ start: startsAt, end: endsAt }) };
}

function presentSpan({ start, end }: Span): { start: string; end: string } {
  return { start: formatInstant(start), end: formatInstant(end) };
}

import type { EpochMs } from '#kernel/time';
import {
  calendarDate,
  differsOnTheClock,
  formatDateAndTime,
  formatTime,
  formatVisit,
  inOnePiece,
  type VisitTime,
} from '#kernel/visit-time';
import { holdsTime } from '#modules/bookings/rules';
import { paths } from '#web/paths.ts';
import type { Booking } from './queries.ts';

/** When a booking is, for a page that was made at `now`: always the place's own time. */
export function visitOf(booking: Booking, now: number): VisitTime {
  const visit = formatVisit(placeOf(booking), { now });
  // A sentence with it breaks before and after the day, and not within.
  return { ...visit, line: visit.line.replace(visit.date, inOnePiece(visit.date)) };
}

export function placeOf(booking: Booking) {
  const { date, endsAt, timeZone, artist } = booking;
  return { start: Date.parse(date), end: Date.parse(endsAt), zone: timeZone, city: artist.city };
}

/** A moment by the reader's clock, with its date where that is another; undefined where both clocks agree. */
export function startForViewer(at: EpochMs, zone: string, viewerZone: string | undefined): string | undefined {
  if (!viewerZone || !differsOnTheClock(zone, viewerZone, at)) return undefined;
  const sameDate = calendarDate(at, viewerZone) === calendarDate(at, zone);
  return sameDate ? formatTime(at, viewerZone) : formatDateAndTime(at, viewerZone);
}

/** Whether a booking still holds its time, so that it can be moved or cancelled. */
export function isOpen({ status }: Pick<Booking, 'status'>): boolean {
  return holdsTime(status);
}

export interface PersonShown {
  /** Where there is more about them. */
  readonly href?: string | undefined;
  readonly name: string;
  readonly image: string | null;
}

/** Whom an artist meets: a client, or a guest by the name they gave; each stands in the client book. */
export function clientOf({ id, client, guest }: Booking): PersonShown | undefined {
  const href = client && !reachable(client) ? undefined : paths.client(id);
  if (client) return { href, name: client.fullName, image: client.profileImage };
  return guest ? { href, name: guest.fullName, image: null } : undefined;
}

/** Whether its client hears of changes by mail: a guest may have left no address. */
export function isMailed({ client, guest }: Booking): boolean {
  return client !== null || Boolean(guest?.email);
}

/** The id of whoever has an account to write to; one that was deleted has no name. */
export function reachable(person: Booking['client']): number | undefined {
  return person?.username ? person.id : undefined;
}

/** Where a professional writes to whoever comes; nowhere to who left no address or whose account was deleted. */
export function hrefToWrite({ id, client, guest }: Pick<Booking, 'id' | 'client' | 'guest'>): string | undefined {
  const clientId = reachable(client);
  if (clientId !== undefined) return paths.messageTo(clientId);
  return guest?.email ? paths.messageGuest(id) : undefined;
}

/** Where a client writes to whom they meet; nowhere where the account was deleted. */
export function hrefToArtist({ artist }: Pick<Booking, 'artist'>): string | undefined {
  const artistId = reachable(artist);
  return artistId === undefined ? undefined : paths.messageTo(artistId);
}

/** Whom a client meets. */
export function artistOf({ artist }: Booking): PersonShown {
  return { href: paths.profile(artist.id), name: artist.fullName, image: artist.profileImage };
}

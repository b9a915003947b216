import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { fullAddress } from '#kernel/full-address';
import { formatPrice, formatVisit, plainSpaces } from '#kernel/visit-time';
import type { VisitForMessage } from '#modules/bookings';
import type { WrittenCalendar } from '#modules/notifications';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { calendarStatus, type Reader } from '../rules/index.ts';

interface CalendarTo {
  /** Whose calendar it is for. */
  readonly reader: Reader;
  /** The moment of writing, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Visits as an iCalendar file to take along, one entry each, times in UTC. Calendars are shared, so no entry carries a manage
 * link, and the artist's own address stays with the artist.
 */
export function writeCalendar(app: App, visits: readonly VisitForMessage[], to: CalendarTo): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH });
  for (const visit of visits) calendar.createEvent(entryOf(app, visit, to));
  return calendar.toString();
}

/**
 * One visit as a mail invites its reader to it, or withdraws it: the reader is the one attendee, since calendars take a
 * withdrawal only of what they were invited to, and Uli the organizer, whose address the mail comes from.
 */
export function writeInvitation(
  app: App,
  visit: VisitForMessage,
  { method, ...to }: CalendarTo & { readonly method: WrittenCalendar['method'] },
): WrittenCalendar {
  const { fullName: name, email } = visit[to.reader];
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] });
  const event = calendar.createEvent(entryOf(app, visit, to));
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  if (email !== null) event.createAttendee({ name, email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return { uid: visit.uid, method, content: calendar.toString() };
}

const prodId = '//Uli//Uli//EN';

function entryOf(app: App, visit: VisitForMessage, { reader, now }: CalendarTo): ICalEventData {
  const t = translator();
  const { artist, client, service, total, currency, updatedAt } = visit;
  const person = reader === 'client' ? artist.fullName : client.fullName;
  const place = { start: visit.startsAt, end: visit.endsAt, zone: visit.timeZone, city: artist.city };
  const time = formatVisit(place, { now });
  return {
    id: visit.uid,
    sequence: visit.sequence,
    stamp: new Date(now),
    ...(updatedAt !== undefined && { lastModified: new Date(updatedAt) }),
    start: new Date(visit.startsAt),
    end: new Date(visit.endsAt),
    status: ICalEventStatus[calendarStatus(visit.status)],
    summary: t('reminders.calendarTitle', { service: service.name, person }),
    description: [
      plainSpaces(time.line),
      plainSpaces(formatPrice(total, currency)),
      ...(reader === 'client' ? [hintOf(app, visit)] : []),
    ].join('\n'),
    location: fullAddress(artist.address, artist.city) ?? plainSpaces(time.place),
    organizer: { name: reader === 'client' ? artist.fullName : 'Uli', email: addressOf(app.config.mailFrom) },
  };
}

function hintOf({ config }: App, { client }: VisitForMessage): string {
  const t = translator();
  return client.id === null
    ? t('reminders.calendarHint')
    : t('reminders.calendarHintMember', { url: `${config.url}/bookings` });
}

/** The address in "Uli <hello@uli.example>". */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { fullAddress } from '#kernel/full-address';
import { formatPrice, formatVisit, plainSpaces } from '#kernel/visit-time';
import type { VisitForMessage } from '#modules/bookings';
import type { App } from '#platform/app';
import type { CalendarMethod } from '#platform/mail';
import { translator } from '#platform/messages';
import { calendarStatus, type Reader } from '../rules/index.ts';

export interface CalendarTo {
  /** Whose calendar it is for. */
  readonly reader: Reader;
  readonly method: CalendarMethod;
  /** The moment of writing, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Visits as an iCalendar file, one entry each, times in UTC. The mail that brings it is not the place for secrets: calendars
 * are shared, so no entry carries a manage link, and the artist's own address stays with the artist.
 */
export function writeCalendar(
  app: App,
  visits: readonly VisitForMessage[],
  { reader, method, now }: CalendarTo,
): string {
  const t = translator();
  const calendar = ical({ prodId: '//Uli//Uli//EN', method: ICalCalendarMethod[method] });
  for (const visit of visits) {
    const { artist, client, service, total, currency } = visit;
    const person = reader === 'client' ? artist.fullName : client.fullName;
    const place = { start: visit.startsAt, end: visit.endsAt, zone: visit.timeZone, city: artist.city };
    const time = formatVisit(place, { now });
    const event = calendar.createEvent({
      id: visit.uid,
      sequence: visit.sequence,
      stamp: new Date(now),
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
      organizer: { name: artist.fullName, email: addressOf(app.config.mailFrom) },
    });
    if (method === 'PUBLISH' || client.email === null) continue;
    event.createAttendee({
      email: client.email,
      name: client.fullName,
      rsvp: false,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return calendar.toString();
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

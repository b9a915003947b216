import ICAL from 'ical.js';
import type { Email } from 'postal-mime';

/** An iCalendar file, its lines unfolded and its entries as records of lower-case property names. */
export interface CalendarFile {
  readonly method: string | undefined;
  readonly entries: readonly Readonly<Record<string, string>>[];
}

/** Reads a calendar file as a calendar would, as far as tests look. */
export function entriesOf(file: string): CalendarFile {
  const entries: Record<string, string>[] = [];
  let method: string | undefined;
  for (const line of file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') entries.push({});
    else if (name === 'METHOD') method = value;
    else if (entries.length > 0 && name && line !== 'END:VEVENT') entries.at(-1)![name.toLowerCase()] = value;
  }
  return { method, entries };
}

/** One visit in a calendar part of a mail. Instants in epoch milliseconds. */
export interface Invitation {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly stampedAt: number;
  readonly changedAt: number;
  readonly start: number;
  readonly end: number;
  readonly status: string;
  readonly organizer: string;
  readonly attendees: readonly string[];
  /** Lines unfolded. */
  readonly text: string;
}

/**
 * The calendar parts of a mail as iTIP wants them (RFC 5546, 6047), read strictly: throws where a part holds more than one UID,
 * lacks what an invitation must have, or says another method in its head than inside.
 */
export function invitationsIn({ attachments }: Pick<Email, 'attachments'>): Invitation[] {
  return attachments.filter(({ mimeType }) => mimeType === 'text/calendar').map((part) => readInvitation(part));
}

function readInvitation({ content, method: said }: Email['attachments'][number]): Invitation {
  const file = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const method = String(calendar.getFirstPropertyValue('method'));
  const events = calendar.getAllSubcomponents('vevent');
  const event = events[0];
  if (events.length !== 1 || !event) throw new Error(`${events.length} entries in one part: ${file}`);
  if (said?.toUpperCase() !== method) throw new Error(`a part of method ${said} holds ${method}`);
  const value = (name: string) => {
    const found = event.getFirstPropertyValue(name);
    if (found === null) throw new Error(`no ${name} in ${file}`);
    return found;
  };
  const at = (name: string) => (value(name) as { toJSDate(): Date }).toJSDate().getTime();
  return {
    method,
    uid: String(value('uid')),
    sequence: Number(value('sequence')),
    stampedAt: at('dtstamp'),
    changedAt: at('last-modified'),
    start: at('dtstart'),
    end: at('dtend'),
    status: String(value('status')),
    organizer: String(value('organizer')).toLowerCase(),
    attendees: event.getAllProperties('attendee').map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    text: file.replaceAll(/\r?\n[ \t]/g, ''),
  };
}

import { formatMomentFor, formatVisit, plainSpaces, type VisitTime } from '#kernel/visit-time';
import type { VisitForMessage } from '#modules/bookings';
import { translator } from '#platform/messages';
import type { Reader } from '../rules/index.ts';

/** Who reads of which visits. */
interface MailTo {
  readonly reader: Reader;
  readonly visits: readonly VisitForMessage[];
}

/** On the clock where it was agreed; letters from before that was kept lack zone and place. */
export interface TimeBefore {
  readonly start: number;
  readonly end: number;
  readonly timeZone?: string | undefined;
  readonly place?: string | null | undefined;
}

/** As a sentence says it: "Tue 1 Dec, 10:00". */
export function whenOf({ date, start }: VisitTime): string {
  return `${date}, ${start}`;
}

/** The client's own, where they told it; a professional reads of the place where they work. */
function zoneOfReader({ reader, visits }: MailTo): string | undefined {
  const zone = reader === 'client' ? visits[0]!.client.timeZone : null;
  return zone && zone !== 'UTC' ? zone : undefined;
}

/** The moment up to which the reader can do what the mail is about; empty for none. */
export function momentOfUse(mail: MailTo, at: number | null, now: number): string {
  return at === null ? '' : momentFor(mail, at, now);
}

/** A moment up to which something holds; with its zone, since nobody knows where the mail is read. */
export function momentFor(mail: MailTo, at: number, now: number): string {
  return plainSpaces(formatMomentFor(zoneOfReader(mail), at, mail.visits[0]!.timeZone, { now }));
}

/** A time of the visits in every form, the place's first. */
export function timeFor({ reader, visits }: MailTo, { start, end, ...at }: TimeBefore, now: number): VisitTime {
  const t = translator();
  const { timeZone, artist } = visits[0]!;
  const there = { zone: at.timeZone ?? timeZone, city: at.timeZone === undefined ? artist.city : at.place };
  const zone = zoneOfReader({ reader, visits });
  const viewer = zone ? { zone, yourTime: (time: string) => t('reminders.yourTime', { time }) } : undefined;
  return formatVisit({ start, end, ...there }, { now, ...(viewer && { viewer }) });
}

import { readerLocale } from '../language.ts';
import type { EpochMs } from '../time/instant.ts';
import { joinFacts } from './lists.ts';
import {
  clockTime,
  differsOnTheClock,
  formatDate,
  formatDateAndTime,
  formatDateParts,
  formatTime,
  type Showing,
} from './moments.ts';
import { placeWithZone, zoneAbbreviation, zoneCity } from './zones.ts';

/** When and where a visit is: `zone` is the IANA zone of the place, `city` its name (the zone's own city without one). */
export interface VisitPlace {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly zone: string;
  readonly city?: string | null;
}

/** Who reads it: their zone, and how their language says "= 05:30 your time". */
export interface Viewer {
  readonly zone: string;
  readonly yourTime: (time: string) => string;
}

/** A visit's time in every form that pages, mails and calendars show. */
export interface VisitTime {
  /** "Thu 26 Nov". */
  readonly date: string;
  /** "Thu", as on a card. */
  readonly weekday: string;
  /** "26 Nov", as on a card. */
  readonly day: string;
  /** "10:30"; "01:30 BST" in an hour that comes twice. */
  readonly start: string;
  readonly end: string;
  /** "10:30–13:30". */
  readonly range: string;
  /** "London (GMT)". */
  readonly place: string;
  /** "Thu 26 Nov, 10:30–13:30, London (GMT)": always the place's own time. */
  readonly line: string;
  /** "= 05:30 your time", where the viewer's clock differs. */
  readonly yours?: string;
  /** The line, and the viewer's time after it where it differs. */
  readonly text: string;
}

/** The one way to say when a visit is: the place's time first, with its zone and city; the viewer's only beside it. */
export function formatVisit(visit: VisitPlace, showing: Showing & { readonly viewer?: Viewer } = {}): VisitTime {
  const { locale = readerLocale(), viewer } = showing;
  const { start, end, zone } = visit;
  const date = formatDate(start, zone, showing);
  const city = visit.city?.trim() || zoneCity(zone);
  const abbreviation = zoneAbbreviation(zone, start, locale);
  // A visit over a clock change ends under another name of the zone; each end then carries its own.
  const changes = abbreviation !== zoneAbbreviation(zone, end, locale);
  const timeOf = (at: EpochMs) => (changes ? named(at, zone, locale) : clockTime(at, zone, locale));
  const [from, to] = [timeOf(start), timeOf(end)];
  const overnight = endsOnAnotherDate(visit, showing);
  const range = overnight ? `${from} – ${joinFacts([formatDate(end, zone, showing), to], locale)}` : `${from}–${to}`;
  const place = placeWithZone(zone, city, abbreviation, locale);
  const line = joinFacts([date, range, changes ? city : place], locale);
  const yours =
    viewer && differsOnTheClock(zone, viewer.zone, start) ? viewer.yourTime(seenBy(viewer, visit, showing)) : undefined;
  return {
    date,
    ...formatDateParts(start, zone, showing),
    start: formatTime(start, zone, showing),
    end: formatTime(end, zone, showing),
    range,
    place,
    line,
    ...(yours && { yours }),
    text: yours ? `${line} ${yours}` : line,
  };
}

function named(at: EpochMs, zone: string, locale: string): string {
  return `${clockTime(at, zone, locale)} ${zoneAbbreviation(zone, at, locale)}`;
}

function endsOnAnotherDate({ start, end, zone }: VisitPlace, showing: Showing): boolean {
  // Midnight still belongs to the evening before it.
  return formatDate(start, zone, showing) !== formatDate(Math.max(start, end - 1), zone, showing);
}

function seenBy(viewer: Viewer, { start, zone }: VisitPlace, showing: Showing): string {
  const sameDate = formatDate(start, zone, showing) === formatDate(start, viewer.zone, showing);
  return sameDate ? formatTime(start, viewer.zone, showing) : formatDateAndTime(start, viewer.zone, showing);
}

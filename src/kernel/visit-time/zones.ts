import { isolate } from '../isolate.ts';
import { readerLocale } from '../language.ts';
import { dayMs } from '../time/calendar.ts';
import type { EpochMs } from '../time/instant.ts';
import { dateShape, inOnePiece } from './formatters.ts';

/** CLDR knows an abbreviation only where its readers use it: EST for Americans, BST for Britons. */
const englishRegions = ['en', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];
const numeric = /[+\u2212-]\d/;
const shortNames = dateShape({ timeZoneName: 'short' });
const longOffsets = dateShape({ timeZoneName: 'longOffset' });

/** What people there call their time at that moment: "GMT", "BST", "EST"; "GMT+9" where no English reader has a name for it. */
export function zoneAbbreviation(zone: string, at: EpochMs, locale = readerLocale()): string {
  // Within a year a zone has one name for each of its offsets.
  const key = `${locale} ${zone} ${offsetMinutes(zone, at)} ${new Date(at).getUTCFullYear()}`;
  return remembered(abbreviations, key, () => {
    const own = zoneName(shortNames(locale, zone), at);
    // Each formatter takes a slow phone milliseconds: the other regions are asked only where the reader's own has no name.
    const name = numeric.test(own) && locale.startsWith('en') ? (nameElsewhere(zone, at) ?? own) : own;
    // French and Arabic write London's winter as "UTC+0". A minus sign, unlike a hyphen, is never the end of a line.
    return name.replace(/\+[0٠]$/, '').replace(/-(?=\p{Nd})/u, '\u2212');
  });
}

function nameElsewhere(zone: string, at: EpochMs): string | undefined {
  for (const region of englishRegions) {
    const name = zoneName(shortNames(region, zone), at);
    if (!numeric.test(name)) return name;
  }
  return undefined;
}

/** The city that a zone is named after: "New York" for America/New_York. */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/**
 * "London (GMT)": a place, by default the city that its zone is named after, with what the zone is called there, unless they are
 * the same. The place alone has the direction of its letters: it would take what is in brackets along.
 */
export function placeWithZone(
  zone: string,
  city: string | null | undefined,
  called: string,
  locale = readerLocale(),
): string {
  const place = city?.trim() || zoneCity(zone);
  // A line ends between "Peckham" and "London", never within "New York".
  const parts = place.split(', ').map(inOnePiece).join(', ');
  return place === called ? parts : `${isolate(parts, locale)} (${called})`;
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Where somebody's clock is, in a word: their own city, of "Peckham, London" what the zone is called too; else the zone's. */
export function clockPlace(zone: string, city: string | null | undefined): string {
  const zoned = zoneCity(zone);
  // A zone's name has no accents: whoever lives there writes "São Paulo".
  const parts = city?.split(',').map((part) => part.trim());
  return parts?.find((part) => bare(part) === zoned) ?? (city?.trim() || zoned);
}

/** How far the zone's clocks are ahead of UTC, in minutes. By Intl alone, so that browsers need no Temporal for it. */
export function offsetMinutes(zone: string, at: EpochMs): number {
  const steady = steadyOffset(zone, Math.floor(at / dayMs));
  return Number.isNaN(steady) ? readOffset(zone, at) : steady;
}

/**
 * The instant at which the zone's clocks show so many minutes of a date ('YYYY-MM-DD'); a time that is skipped in spring means the
 * hour after it. By Intl alone, too.
 */
export function instantAt(zone: string, date: string, minutes: number): EpochMs {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const guess = wall - offsetMinutes(zone, wall) * 60_000;
  return wall - offsetMinutes(zone, guess) * 60_000;
}

/** Whether the clocks there show this time twice that day, as in the hour that autumn repeats. */
export function isShownTwice(zone: string, at: EpochMs): boolean {
  if (!Number.isNaN(steadyOffset(zone, Math.floor(at / dayMs)))) return false;
  const offset = readOffset(zone, at);
  return [at - threeHours, at + threeHours].some((near) => {
    const other = readOffset(zone, near);
    return other !== offset && readOffset(zone, at + (offset - other) * 60_000) === other;
  });
}

const threeHours = 3 * 3_600_000;
const abbreviations = new Map<string, string>();
const steadyDays = new Map<string, number>();
const noons = new Map<string, number>();

/** The one offset from a UTC day's eve to its morrow; NaN when clocks change then, which is the time to look closely. */
function steadyOffset(zone: string, day: number): number {
  return remembered(steadyDays, `${zone} ${day}`, () => {
    const before = noonOffset(zone, day - 1);
    return before === noonOffset(zone, day + 1) && before === noonOffset(zone, day) ? before : Number.NaN;
  });
}

function noonOffset(zone: string, day: number): number {
  return remembered(noons, `${zone} ${day}`, () => readOffset(zone, day * dayMs + dayMs / 2));
}

function readOffset(zone: string, at: EpochMs): number {
  const match = /^GMT([+\u2212-])(\d{2}):(\d{2})/.exec(zoneName(longOffsets('en', zone), at));
  if (!match) return 0;
  return (match[1] === '+' ? 1 : -1) * (Number(match[2]) * 60 + Number(match[3]));
}

function zoneName(formatter: Intl.DateTimeFormat, at: EpochMs): string {
  return formatter.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

function remembered<Value>(memory: Map<string, Value>, key: string, find: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= 5_000) memory.clear();
  const found = find();
  memory.set(key, found);
  return found;
}

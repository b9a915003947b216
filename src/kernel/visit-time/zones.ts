import { isolate } from '../isolate.ts';
import { readerLocale } from '../language.ts';
import { minuteMs } from '../time/calendar.ts';
import type { EpochMs } from '../time/instant.ts';
import { offsetAt } from '../time/local-time.ts';
import { zoneOffsets } from '../time/zone-offsets.ts';
import { offsetIndexAt } from '../time/zone-stretches.ts';
import { inOnePiece } from './formatters.ts';

/** What people there call their time at that moment: "GMT", "BST", "EST"; "GMT+9" where no English reader has a name for it. */
export function zoneAbbreviation(zone: string, at: EpochMs, locale = readerLocale()): string {
  const clock = zoneOffsets(zone);
  return clock.nameAt(at, offsetIndexAt(clock, at), locale);
}

/** The city that a zone is named after, by today's name: "New York" for America/New_York, "Kolkata" for Asia/Calcutta. */
export function zoneCity(zone: string): string {
  const { name } = zoneOffsets(zone);
  return cityNames[name] ?? name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Cities that people know by a longer name than their zone's. */
const cityNames: Readonly<Record<string, string>> = { 'Asia/Ho_Chi_Minh': 'Ho Chi Minh City' };

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

/** How far the zone's clocks are ahead of UTC, in minutes. */
export function offsetMinutes(zone: string, at: EpochMs): number {
  return offsetAt(zone, at) / minuteMs;
}

import { languageOf, readerLocale } from '#kernel/language';
import { tellClock } from '#kernel/tell-clocks';
import type { EpochMs } from '#kernel/time';
import { offsetMinutes, zoneCity } from '#kernel/visit-time';
import { zoneNames } from '#kernel/zone-clocks';

const words = new Map<string, readonly { readonly name: string; readonly city: string; readonly words: string }[]>();

/** Every zone by city, with the words that find it. */
export function presentTimeZones(now: EpochMs) {
  const language = languageOf(readerLocale());
  const known = words.get(language) ?? listZones(language, now);
  words.set(language, known);
  return known.map((zone) => ({ ...zone, offset: offsetMinutes(zone.name, now) }));
}

function listZones(language: string, now: EpochMs) {
  return zoneNames()
    .map((name) => ({
      name,
      city: zoneCity(name),
      words: [...new Set([genericName(name, 'en', now), genericName(name, language, now)])].join(' '),
    }))
    .toSorted((one, other) => one.city.localeCompare(other.city, language));
}

/** "Central European Time"; nothing where Node does not know the zone yet. */
function genericName(timeZone: string, locale: string, now: EpochMs): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

export function presentZoneClocks(names: readonly string[], now: EpochMs) {
  const locale = readerLocale();
  return Object.fromEntries(
    names.flatMap((name) => {
      const clock = tellClock(name, now, locale);
      return clock ? [[name, { name: clock.name, kinds: clock.kinds, changes: clock.changes }] as const] : [];
    }),
  );
}

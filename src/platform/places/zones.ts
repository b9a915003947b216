import { readFileSync } from 'node:fs';
import { canonicalTimeZone } from '#kernel/time';
import { plainName, plainWords } from './plain-name.ts';

/** Of the clocks of the time zone database, and of the cities that they are named after. */
const byZone = new Map<string, string>();
const byCity = new Map<string, string>();
for (const line of readFileSync(new URL('zone.tab', import.meta.url), 'utf8').split('\n')) {
  const [country, , timeZone] = line.startsWith('#') ? [] : line.split('\t');
  if (!country || !timeZone) continue;
  byZone.set(timeZone, country);
  byCity.set(cityOfZone(timeZone), country);
}

/** Every country that has a clock, as ISO 3166 writes it. */
export const countriesOfZones: readonly string[] = [...new Set(byZone.values())];

/**
 * The country of somebody's clock, as ISO 3166 writes it, or else of their city where a clock is named after it: names are
 * given to several cities, and a clock that was chosen beside one knows which is meant. Null where neither tells.
 */
export function countryOf({ timeZone, city }: { timeZone: string; city: string | null }): string | null {
  const zone = canonicalTimeZone(timeZone) ?? timeZone;
  const known = byZone.get(zone) ?? (zone.includes('/') ? byCity.get(cityOfZone(zone)) : undefined);
  return known ?? byCity.get(plainName(city ?? '')) ?? null;
}

function cityOfZone(timeZone: string): string {
  return plainWords(timeZone.slice(timeZone.lastIndexOf('/') + 1));
}

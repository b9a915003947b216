import { readFileSync } from 'node:fs';

/** A city that the time zone database knows. */
export interface City {
  /** 'São Paulo' is 'Sao Paulo' there. */
  readonly name: string;
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The zone that it gave its name to. */
  readonly timeZone: string;
}

/** What people call some of them. */
const otherNames: Readonly<Record<string, string>> = {
  calcutta: 'kolkata',
  kiev: 'kyiv',
  nyc: 'new york',
  'new york city': 'new york',
  la: 'los angeles',
  'ho chi minh city': 'ho chi minh',
  saigon: 'ho chi minh',
};

/** Lower case, without accents and signs, and without what follows a comma: "Lagos, Nigeria" is Lagos. */
export function plainName(text: string): string {
  const [city = ''] = text.split(',');
  return city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `+0627` and `-0740023`: degrees, minutes and perhaps seconds. */
const angle = /^([+-])(\d{2,3})(\d{2})(\d{2})?$/;

const cities = new Map<string, City>();
const countries = new Map<string, string>();
for (const line of readFileSync(new URL('zone.tab', import.meta.url), 'utf8').split('\n')) {
  const city = line.startsWith('#') ? undefined : readLine(line);
  if (!city) continue;
  cities.set(plainName(city.name), city);
  countries.set(city.timeZone, city.country);
}

/** The city with this name, however it is written; undefined when the database has none. */
export function cityNamed(text: string): City | undefined {
  const name = plainName(text);
  return cities.get(otherNames[name] ?? name);
}

/**
 * The country of somebody's clock, as ISO 3166 writes it, or else of their city: names are given to several cities, and a
 * clock that was chosen beside one knows which is meant. Null where neither tells.
 */
export function countryOf({ timeZone, city }: { timeZone: string; city: string | null }): string | null {
  // The database lists some zones under a name that browsers do not use yet.
  const zoneCity = timeZone.includes('/') ? timeZone.slice(timeZone.lastIndexOf('/') + 1) : '';
  return countries.get(timeZone) ?? (cityNamed(zoneCity) ?? cityNamed(city ?? ''))?.country ?? null;
}

/** Cities whose name begins with these letters, at most so many. */
export function citiesLike(letters: string, most: number): City[] {
  const begin = plainName(letters);
  if (begin === '') return [];
  const found = [...cities].filter(([name]) => name.startsWith(begin));
  return found.slice(0, most).map(([, city]) => city);
}

function readLine(line: string): City | undefined {
  const [country, coordinates = '', timeZone] = line.split('\t');
  const [latitude, longitude] = coordinates.split(/(?=[+-])/).map(readAngle);
  if (!country || !timeZone || latitude === undefined || longitude === undefined) return undefined;
  return {
    name: timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '),
    country,
    latitude,
    longitude,
    timeZone,
  };
}

function readAngle(text: string): number | undefined {
  const [, sign, degrees, minutes, seconds = '0'] = angle.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600);
}

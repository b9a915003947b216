import { Worker } from 'node:worker_threads';
import timeZoneAt from '@photostructure/tz-lookup';
import { readerLocale } from '#kernel/language';
import { countryNamed } from './countries.ts';
import { otherNames } from './other-names.ts';
import { plainName } from './plain-name.ts';
import type { ReadCities } from './read-cities.ts';

/** A city, or a quarter of one. */
export interface City {
  /** As it was asked for where it has several names: "Londres". */
  readonly name: string;
  /** As ISO 3166 writes it. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** Every city in columns, the one with the most inhabitants first. */
interface Gazetteer {
  readonly names: readonly string[];
  readonly plainNames: readonly string[];
  readonly countries: string;
  readonly coordinates: Float64Array;
}

let reading: Promise<Gazetteer> | undefined;

/** All cities of GeoNames; whoever asks first waits until they are read. */
function readGazetteer(): Promise<Gazetteer> {
  reading ??= new Promise<ReadCities>((resolve, reject) => {
    const thread = new Worker(new URL('read-cities.ts', import.meta.url));
    thread.once('message', resolve).once('error', reject);
  }).then(({ names, plainNames, ...columns }) => ({
    names: names.split('\n'),
    plainNames: plainNames.split('\n'),
    ...columns,
  }));
  // What failed once may be read by the next who asks.
  reading.catch(() => (reading = undefined));
  return reading;
}

const plainOthers = otherNames.map(([other, usual]) => ({ other, plain: plainName(other), usual: plainName(usual) }));

/** A line of the gazetteer, by a name of its city. */
interface Found {
  readonly row: number;
  readonly name: string;
  readonly country: string;
}

/** The cities of which a name is wanted, the one with the most inhabitants first. */
function citiesOf({ names, plainNames, countries }: Gazetteer, wanted: (plain: string) => boolean): Found[] {
  const found = new Map<number, string>();
  for (const [row, plain] of plainNames.entries()) if (wanted(plain)) found.set(row, names[row]!);
  for (const { other, plain, usual } of plainOthers) {
    // Another name is that of the largest alone: nobody calls London in Ontario "Londres".
    const row = wanted(plain) ? plainNames.indexOf(usual) : -1;
    if (row !== -1 && !found.has(row)) found.set(row, other);
  }
  return [...found]
    .map(([row, name]) => ({ row, name, country: countries.slice(2 * row, 2 * row + 2) }))
    .toSorted((one, other) => one.row - other.row);
}

/**
 * Those that are meant: "London, Canada" means one there. What follows a comma and is no country of any of them, like the
 * Georgia of Atlanta, says nothing.
 */
function inNamedCountry(text: string, found: readonly Found[]): readonly Found[] {
  const comma = text.indexOf(',');
  const named = comma === -1 ? undefined : countryNamed(text.slice(comma + 1));
  const there = found.filter(({ country }) => country === named);
  return there.length > 0 ? there : found;
}

function cityAt({ coordinates }: Gazetteer, { row, name, country }: Found): City {
  const [latitude = 0, longitude = 0] = coordinates.subarray(2 * row, 2 * row + 2);
  return { name, country, latitude, longitude, timeZone: timeZoneAt(latitude, longitude) };
}

/**
 * The cities with this name, however it is written, the one with the most inhabitants first; "London, Canada" are only those
 * there, and "Hackney, London", of which nobody knows the first, is London.
 */
export async function citiesNamed(text: string): Promise<City[]> {
  const name = plainName(text);
  if (name === '') return [];
  const gazetteer = await readGazetteer();
  const found = citiesOf(gazetteer, (plain) => plain === name);
  // Of a quarter that is in no list, like Hackney, the city follows.
  const comma = text.indexOf(',');
  if (found.length === 0 && comma !== -1) return citiesNamed(text.slice(comma + 1));
  return inNamedCountry(text, found).map((each) => cityAt(gazetteer, each));
}

/**
 * Cities with this name and then those that begin with these letters, at most so many, the one with the most inhabitants
 * first. Of several of one name the first has it alone, and one of each other country has its country beside it.
 */
export async function citiesLike(letters: string, most: number): Promise<City[]> {
  const begin = plainName(letters);
  if (begin === '') return [];
  const gazetteer = await readGazetteer();
  const found = [
    ...citiesOf(gazetteer, (plain) => plain === begin),
    ...citiesOf(gazetteer, (plain) => plain !== begin && plain.startsWith(begin)),
  ];
  const meant = inNamedCountry(letters, found);
  const regions = new Intl.DisplayNames([readerLocale()], { type: 'region' });
  const shown = new Map<string, City>();
  for (const each of meant) {
    if (shown.size === most) break;
    const first = shown.get(each.name);
    if (first?.country === each.country) continue;
    // Where a country was typed, it stays beside the name.
    const name = first || meant !== found ? `${each.name}, ${regions.of(each.country)}` : each.name;
    if (!shown.has(name)) shown.set(name, { ...cityAt(gazetteer, each), name });
  }
  return [...shown.values()];
}

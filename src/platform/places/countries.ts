import { languages } from '#kernel/language';
import { countriesOfZones } from './zones.ts';
import { plainWords } from './plain-name.ts';

/** What some countries are called for short. */
const shortNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
};

let byName: ReadonlyMap<string, string> | undefined;

/**
 * The country with this name in one of our languages, as ISO 3166 writes it. Its two letters name none: "Los Angeles, CA" is
 * not in Canada.
 */
export function countryNamed(text: string): string | undefined {
  const name = plainWords(text);
  byName ??= new Map([...regionNames(), ...Object.entries(shortNames)]);
  return byName.get(name);
}

function regionNames(): [string, string][] {
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return countriesOfZones.flatMap((code) =>
    names.map((name): [string, string] => [plainWords(name.of(code) ?? code), code]),
  );
}

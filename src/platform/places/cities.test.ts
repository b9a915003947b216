import { expect, test } from 'vitest';
import { readAs } from '#tests/support/read-as.ts';
import { citiesLike, citiesNamed } from './index.ts';

test.each([
  ['Lagos', 'NG', 'Africa/Lagos', 6.45, 3.39],
  ['lagos, Nigeria', 'NG', 'Africa/Lagos', 6.45, 3.39],
  [' NEW-YORK ', 'US', 'America/New_York', 40.71, -74.01],
  ['Sao Paulo', 'BR', 'America/Sao_Paulo', -23.55, -46.64],
  ['Calcutta', 'IN', 'Asia/Kolkata', 22.56, 88.36],
  ['Leeds', 'GB', 'Europe/London', 53.8, -1.55],
  ['Peckham, London', 'GB', 'Europe/London', 51.47, -0.07],
  ['Ikeja', 'NG', 'Africa/Lagos', 6.6, 3.34],
  ['Londres', 'GB', 'Europe/London', 51.51, -0.13],
  ['München', 'DE', 'Europe/Berlin', 48.14, 11.58],
  ['باريس', 'FR', 'Europe/Paris', 48.85, 2.35],
  ['Los Angeles, CA', 'US', 'America/Los_Angeles', 34.05, -118.24],
  ['Atlanta, Georgia', 'US', 'America/New_York', 33.75, -84.39],
  ['Leeds, UK', 'GB', 'Europe/London', 53.8, -1.55],
  ['London, Canada', 'CA', 'America/Toronto', 42.98, -81.23],
  ['Hackney, London', 'GB', 'Europe/London', 51.51, -0.13],
  ['Londres, Royaume-Uni', 'GB', 'Europe/London', 51.51, -0.13],
])('%s lies in %s', async (text, country, timeZone, latitude, longitude) => {
  const [city] = await citiesNamed(text);
  expect(city).toMatchObject({ country, timeZone });
  expect(city!.latitude).toBeCloseTo(latitude, 1);
  expect(city!.longitude).toBeCloseTo(longitude, 1);
});

test('what is no city is not guessed at', async () => {
  for (const text of ['', ' , ', 'Nowherebury', 'Lagoso', 'constructor', '#country-', 'Nowherebury, Lagoso']) {
    expect(await citiesNamed(text)).toEqual([]);
  }
});

test('cities of one name come from the largest down', async () => {
  const places = (await citiesNamed('richmond')).map(({ country, timeZone }) => `${country} ${timeZone}`);
  expect(places.slice(0, 3)).toEqual(['US America/New_York', 'CA America/Vancouver', 'US America/Los_Angeles']);
});

const namesLike = async (letters: string, most: number) => (await citiesLike(letters, most)).map(({ name }) => name);

test('letters find the cities that begin with them, a whole name before longer ones', async () => {
  expect(await namesLike('buenos a', 1)).toEqual(['Buenos Aires']);
  // Bathinda is three times as large.
  expect((await namesLike('bath', 8)).filter((name) => !name.includes(',')).slice(0, 2)).toEqual(['Bath', 'Bathinda']);
  expect(await namesLike('San', 3)).toHaveLength(3);
  expect(await namesLike(' ', 3)).toEqual([]);
});

test('a name of several countries has the country beside it, in the reader’s language, and is found by it', async () => {
  readAs('en');
  expect(await namesLike('leeds', 2)).toEqual(['Leeds', 'Leeds, United States']);
  expect(await namesLike('leeds, états-unis', 2)).toEqual(['Leeds, United States']);
  expect(await namesLike('atlanta, georgia', 1)).toEqual(['Atlanta']);
  readAs('fr');
  expect(await namesLike('leeds', 2)).toEqual(['Leeds', 'Leeds, États-Unis']);
});

test('other names of a city are offered as they are typed', async () => {
  expect((await namesLike('londr', 2))[0]).toBe('Londres');
  expect((await namesLike('münch', 1))[0]).toBe('München');
  expect((await namesLike('لند', 1))[0]).toBe('لندن');
});

test('every other name leads to a city', async () => {
  const { otherNames } = await import('./other-names.ts');
  for (const [other, usual] of otherNames) {
    const [meant] = await citiesNamed(usual);
    const places = (await citiesNamed(other)).map(({ latitude }) => latitude);
    expect(places, `${other} for ${usual}`).toContain(meant?.latitude);
  }
});

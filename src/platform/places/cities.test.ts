import { expect, test } from 'vitest';
import { cityNamed, citiesLike, countryOf } from './index.ts';

test.each([
  ['Lagos', 'NG', 6.45, 3.4],
  ['lagos, Nigeria', 'NG', 6.45, 3.4],
  [' NEW-YORK ', 'US', 40.71, -74.01],
  ['São Paulo', 'BR', -23.53, -46.62],
  ['Calcutta', 'IN', 22.53, 88.37],
  ['Knox', 'US', 41.3, -86.63],
])('%s lies in %s', (text, country, latitude, longitude) => {
  const city = cityNamed(text)!;
  expect(city.country).toBe(country);
  expect(city.latitude).toBeCloseTo(latitude, 1);
  expect(city.longitude).toBeCloseTo(longitude, 1);
});

test('what is no city of its zones is not guessed at', () => {
  for (const text of ['', ' , ', 'Nowhere', 'Lag', 'constructor', '#country-']) expect(cityNamed(text)).toBeUndefined();
});

test('letters find the cities that begin with them', () => {
  expect(citiesLike('bue', 8).map(({ name }) => name)).toEqual(['Buenos Aires']);
  expect(citiesLike('San', 3)).toHaveLength(3);
  expect(citiesLike(' ', 3)).toEqual([]);
});

test('the clock says the country, and where it says none the city does', () => {
  const countries = [
    { timeZone: 'Europe/Berlin', city: 'Potsdam' },
    { timeZone: 'America/Toronto', city: 'London' },
    { timeZone: 'Asia/Calcutta', city: null },
    { timeZone: 'UTC', city: 'Lagos' },
    { timeZone: 'Etc/GMT-3', city: null },
    { timeZone: 'UTC', city: 'Nowhere' },
  ].map(countryOf);
  expect(countries).toEqual(['DE', 'CA', 'IN', 'NG', null, null]);
});

import { expect, test } from 'vitest';
import { countryOf } from './index.ts';

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

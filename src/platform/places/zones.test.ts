import { expect, test } from 'vitest';
import { countryOf } from './index.ts';

test('the clock says the country, and where it says none the city does', () => {
  const countries = [
    { timeZone: 'Europe/Berlin', city: 'Potsdam' },
    { timeZone: 'America/Toronto', city: 'London' },
    { timeZone: 'Asia/Calcutta', city: null },
    { timeZone: 'Asia/Katmandu', city: null },
    { timeZone: 'Asia/Rangoon', city: null },
    { timeZone: 'Africa/Asmera', city: null },
    { timeZone: 'America/Godthab', city: null },
    { timeZone: 'Atlantic/Faeroe', city: null },
    { timeZone: 'europe/kiev', city: null },
    { timeZone: 'UTC', city: 'Lagos' },
    { timeZone: 'Etc/GMT-3', city: null },
    { timeZone: 'UTC', city: 'Nowhere' },
  ].map(countryOf);
  expect(countries).toEqual(['DE', 'CA', 'IN', 'NP', 'MM', 'ER', 'GL', 'FO', 'UA', 'NG', null, null]);
});

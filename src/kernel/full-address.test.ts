import { expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';

test.each([
  ['14 Brick Lane', 'London', '14 Brick Lane, London'],
  ['14 Brick Lane, london E1', 'London', '14 Brick Lane, london E1'],
  ['201 Bedford Ave, Brooklyn', 'Brooklyn, NY', '201 Bedford Ave, Brooklyn'],
  [null, 'London', 'London'],
  ['14 Brick Lane', null, '14 Brick Lane'],
  [null, null, undefined],
])('%s in %s', (street, city, whole) => {
  expect(fullAddress(street, city)).toBe(whole);
});

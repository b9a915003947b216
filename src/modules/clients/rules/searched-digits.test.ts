import { expect, test } from 'vitest';
import { searchedDigits } from './searched-digits.ts';

test.each([
  ['+44 (0)20 7946-0123', '079460123'],
  ['020 7946 0123', '079460123'],
  ['020 79', '2079'],
  ['7946', '7946'],
  ['Ivy 7', ''],
  ['', ''],
])('%j is looked for as %j', (text, digits) => {
  expect(searchedDigits(text)).toBe(digits);
});

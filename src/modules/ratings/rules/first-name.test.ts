import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Gina Farrow', 'Gina'],
  ['  Ọlá  ', 'Ọlá'],
  ['Anne-Marie de Vries', 'Anne-Marie'],
  ['山田 太郎', '山田'],
])('of %j others read %j', (fullName, first) => {
  expect(firstNameOf(fullName)).toBe(first);
});

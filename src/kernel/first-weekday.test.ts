import { expect, test } from 'vitest';
import { readersWeek } from './first-weekday.ts';

test.each([
  ['en-GB', [1, 2, 3, 4, 5, 6, 7]],
  ['fr', [1, 2, 3, 4, 5, 6, 7]],
  ['en-US', [7, 1, 2, 3, 4, 5, 6]],
  ['ar', [6, 7, 1, 2, 3, 4, 5]],
  ['ar-MA', [1, 2, 3, 4, 5, 6, 7]],
])('a week in %s', (locale, week) => {
  expect(readersWeek(locale)).toEqual(week);
});

import { expect, test } from 'vitest';
import { starCount } from './star-count.ts';

test.each([
  [4.9, { full: 4, half: true }],
  [4.5, { full: 4, half: true }],
  [4.49, { full: 4, half: false }],
  [5, { full: 5, half: false }],
  [7, { full: 5, half: false }],
  [-1, { full: 0, half: false }],
  [Number.NaN, { full: 0, half: false }],
  ['3.5', { full: 3, half: true }],
  ['n/a', { full: 0, half: false }],
  [null, { full: 0, half: false }],
])('%s shows the right stars', (rating, stars) => {
  expect(starCount(rating)).toEqual(stars);
});

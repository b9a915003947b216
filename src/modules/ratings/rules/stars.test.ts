import { expect, test } from 'vitest';
import { editableUntil, noRatings, totalsOf } from './stars.ts';

test('the average of a five, a four and a four is 4.33', () => {
  expect(totalsOf([0, 0, 0, 2, 1])).toEqual({ average: 4.33, count: 3, distribution: [0, 0, 0, 2, 1] });
});

test('nobody rated: nothing, and no division by it', () => {
  expect(totalsOf([0, 0, 0, 0, 0])).toEqual(noRatings);
});

test('a rating may be changed for fourteen days', () => {
  expect(editableUntil(Date.UTC(2026, 10, 1))).toBe(Date.UTC(2026, 10, 15));
});

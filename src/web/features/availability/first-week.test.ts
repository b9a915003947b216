import { expect, test } from 'vitest';
import { isFirstWeek } from './first-week.ts';

const given = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));

test('the hours that a professional is given are known again, and no others are', () => {
  expect(isFirstWeek({ weekly: given, overrides: [] })).toBe(true);
  expect(isFirstWeek({ weekly: given.toReversed(), overrides: [] })).toBe(true);
  expect(isFirstWeek({ weekly: given.slice(1), overrides: [] })).toBe(false);
  expect(isFirstWeek({ weekly: given.with(4, { ...given[4]!, end: '13:00' }), overrides: [] })).toBe(false);
  expect(isFirstWeek({ weekly: given, overrides: [{ date: '2026-12-24', intervals: [] }] })).toBe(false);
});

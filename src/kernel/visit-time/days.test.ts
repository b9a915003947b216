import { expect, test } from 'vitest';
import { formatDay, formatLongPlainDate, formatMonth, formatPlainDate, weekdayNames } from '../visit-time.ts';

test('a date on the calendar in each of its forms', () => {
  expect(formatDay('2026-11-26')).toBe('Thu 26');
  expect(formatPlainDate('2026-12-01')).toBe('Tue 1 Dec');
  expect(formatLongPlainDate('2026-11-26')).toBe('Thursday 26 November');
  expect(formatLongPlainDate('2027-01-01', { now: Date.UTC(2026, 10, 26) })).toBe('Friday 1 January 2027');
  expect(formatMonth('2026-11')).toBe('November 2026');
});

test('the week begins on Monday', () => {
  expect(weekdayNames().map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayNames()[6]?.long).toBe('Sunday');
});

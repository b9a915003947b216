import { expect, test } from 'vitest';
import { monthAfter, monthWeeks } from './month-weeks.ts';

test('November 2026 begins on a Sunday and takes six weeks', () => {
  const weeks = monthWeeks('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]!.slice(0, 2)).toEqual(['2026-11-30', null]);
});

test('a February that fits takes four weeks, and every week has seven days', () => {
  const weeks = monthWeeks('2027-02-01');
  expect(weeks).toHaveLength(4);
  expect(weeks.every((week) => week.length === 7 && week.every(Boolean))).toBe(true);
});

test('months follow each other over the new year', () => {
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2027-01-15', -1)).toBe('2026-12-01');
});

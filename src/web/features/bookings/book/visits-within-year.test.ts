import { expect, test } from 'vitest';
import { latestVisit, visitsWithinYear } from './visits-within-year.ts';

test('a year holds fourteen visits every four weeks, and of one every week as many as a series may have', () => {
  expect(visitsWithinYear('week', '2026-11-26')).toBe(26);
  expect(visitsWithinYear('four-weeks', '2026-11-26')).toBe(14);
  expect(visitsWithinYear('five-weeks', '2026-11-26')).toBe(11);
  expect(visitsWithinYear('eight-weeks', '2026-11-26')).toBe(7);
});

test('the same day a year later counts; months that have no such day have no visit', () => {
  expect(visitsWithinYear('month', '2026-11-26')).toBe(13);
  expect(visitsWithinYear('month', '2026-12-31')).toBe(8);
});

test('a series that begins on a leap day ends on the last of its month', () => {
  expect(latestVisit('2028-02-29')).toBe('2029-02-28');
  expect(latestVisit('2026-11-26')).toBe('2027-11-26');
});

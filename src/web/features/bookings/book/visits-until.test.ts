import { expect, test } from 'vitest';
import { proposedVisits, visitsUntil } from './visits-until.ts';

test('sixty days hold nine visits every week, and two every eight weeks only from the first days', () => {
  expect(visitsUntil('week', '2026-11-26', '2027-01-25', 26)).toBe(9);
  expect(visitsUntil('four-weeks', '2026-11-26', '2027-01-25', 26)).toBe(3);
  expect(visitsUntil('eight-weeks', '2026-11-26', '2027-01-25', 26)).toBe(2);
  expect(visitsUntil('eight-weeks', '2026-12-01', '2027-01-25', 26)).toBe(1);
});

test('the last day counts, and no series is longer than the longest', () => {
  expect(visitsUntil('two-weeks', '2026-11-26', '2026-12-10', 26)).toBe(2);
  expect(visitsUntil('two-weeks', '2026-11-26', '2026-12-09', 26)).toBe(1);
  expect(visitsUntil('week', '2026-11-26', '2028-11-26', 26)).toBe(26);
});

test('months that have no such day have no visit, and do not end the count', () => {
  expect(visitsUntil('month', '2026-12-31', '2027-03-31', 26)).toBe(3);
  expect(visitsUntil('month', '2026-12-31', '2027-02-28', 26)).toBe(2);
  expect(visitsUntil('month', '2026-11-26', '2027-01-25', 26)).toBe(2);
});

test('four visits are proposed, or as many as there can be', () => {
  expect(proposedVisits('week', '2026-11-26', '2027-01-25')).toBe(4);
  expect(proposedVisits('month', '2026-11-26', '2027-01-25')).toBe(2);
  expect(proposedVisits('eight-weeks', '2026-12-01', '2027-01-25')).toBe(1);
  expect(proposedVisits('month', undefined, '2027-01-25')).toBe(4);
});

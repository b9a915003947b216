import { expect, test } from 'vitest';
import { monthsAfter, nextMonth } from './months.ts';

const at = (text: string) => Date.parse(`${text}T08:00:00Z`) / 1000;

test('a month that is too short ends on its last day, and the next one is not shorter for it', () => {
  const anchor = at('2027-01-31');
  expect([1, 2, 12].map((months) => monthsAfter(anchor, months))).toEqual(
    ['2027-02-28', '2027-03-31', '2028-01-31'].map(at),
  );
});

test('the next charge lies after the moment it is asked for', () => {
  const anchor = at('2026-11-30');
  expect(nextMonth(anchor, anchor - 1)).toBe(anchor);
  expect(nextMonth(anchor, anchor)).toBe(at('2026-12-30'));
  expect(nextMonth(anchor, at('2027-02-27'))).toBe(at('2027-02-28'));
});

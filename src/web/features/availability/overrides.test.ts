import { expect, test } from 'vitest';
import { countDates, rangesFrom, withoutRange, withRange } from './overrides.ts';

const off = (date: string) => ({ date, intervals: [] });
const evening = [{ start: '18:00', end: '21:00' }];

test('dates in a row that differ alike are one range, and past ones are left out', () => {
  const overrides = [off('2026-11-01'), off('2026-12-30'), off('2026-12-31'), off('2027-01-01'), off('2027-01-03')];
  expect(rangesFrom([...overrides, { date: '2027-01-04', intervals: evening }], '2026-11-21')).toEqual([
    { from: '2026-12-30', to: '2027-01-01', intervals: [] },
    { from: '2027-01-03', to: '2027-01-03', intervals: [] },
    { from: '2027-01-04', to: '2027-01-04', intervals: evening },
  ]);
});

test('a range takes the place of what its dates had, over the end of a leap month', () => {
  const before = [off('2028-02-27'), off('2028-02-29'), off('2028-03-02')];
  expect(withRange(before, { from: '2028-02-28', to: '2028-03-01', intervals: evening })).toEqual([
    off('2028-02-27'),
    { date: '2028-02-28', intervals: evening },
    { date: '2028-02-29', intervals: evening },
    { date: '2028-03-01', intervals: evening },
    off('2028-03-02'),
  ]);
});

test('removing a range leaves the dates beside it', () => {
  const overrides = [off('2026-12-24'), off('2026-12-25'), off('2026-12-26')];
  expect(withoutRange(overrides, { from: '2026-12-25', to: '2026-12-25' })).toEqual([
    off('2026-12-24'),
    off('2026-12-26'),
  ]);
});

test('a range that ends before it begins has no dates', () => {
  expect(countDates({ from: '2026-12-24', to: '2026-12-26' })).toBe(3);
  expect(countDates({ from: '2026-12-26', to: '2026-12-24' })).toBe(0);
});

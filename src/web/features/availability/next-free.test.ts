import { expect, test } from 'vitest';
import { firstFree, fullDays } from './next-free.ts';

/** A Tuesday, 2026-11-24, 08:00 in London. */
const now = Date.UTC(2026, 10, 24, 8);
const rules = {
  timeZone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 540, end: 1020 })),
  overrides: [{ date: '2026-11-26', intervals: [] }],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 120,
  maxAdvance: 60,
};
const days = [
  { date: '2026-11-24', slots: [] },
  { date: '2026-11-25', slots: [] },
  { date: '2026-11-26', slots: [] },
  { date: '2026-11-27', slots: ['2026-11-27T09:00:00.000Z', '2026-11-27T09:15:00.000Z'] },
];

test('the next free time is the first of the first day that has any', () => {
  expect(firstFree(days)).toBe(Date.UTC(2026, 10, 27, 9));
  expect(firstFree(days.slice(0, 3))).toBeUndefined();
});

test('only days that are open and beyond the notice are called full', () => {
  expect(fullDays(days, rules, 60, now)).toEqual(['2026-11-25']);
  expect(fullDays(days, { ...rules, minNotice: 1440 }, 60, now)).toEqual([]);
});

test('a day whose hours are shorter than the visit is not called full', () => {
  expect(fullDays(days, rules, 600, now)).toEqual([]);
});

test('where nothing is free nothing is called full', () => {
  expect(fullDays(days.slice(0, 3), rules, 60, now)).toEqual([]);
});

import { expect, test } from 'vitest';
import {
  datesBetween,
  firstFree,
  fortnightOf,
  isTooSoon,
  monthBounds,
  opensOn,
  selectDay,
  weeksOf,
} from './free-times.ts';

test('a month is laid out in weeks from Monday', () => {
  const weeks = weeksOf('2026-11-26');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('a month ends on its last date, in leap years too', () => {
  expect(monthBounds('2026-12-05')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  expect(monthBounds('2028-02-01').last).toBe('2028-02-29');
  expect(monthBounds('2027-02-28').last).toBe('2027-02-28');
});

test('days that are full or not asked for are passed over on the way to the next free time', () => {
  const days = { '2026-11-28': [], '2026-11-30': [3, 4], '2026-11-26': [1] };
  expect(firstFree(days, '2026-11-26')).toEqual({ date: '2026-11-26', at: 1 });
  expect(firstFree(days, '2026-11-27')).toEqual({ date: '2026-11-30', at: 3 });
  expect(firstFree(days, '2026-12-01')).toBeUndefined();
});

test('a day off closes a weekday that is open otherwise, an extra day opens one that is not', () => {
  const weekly = [{ weekday: 4, start: '09:00', end: '17:00' }];
  const overrides = [
    { date: '2026-12-24', intervals: [] },
    { date: '2026-11-28', intervals: [{ start: '10:00', end: '12:00' }] },
  ];
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-24'].map((date) => opensOn({ weekly, overrides }, date))) //
    .toEqual([true, false, true, false]);
});

test('hours that the notice leaves less of than a visit takes are too late to be booked', () => {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ weekday: day, start: '09:00', end: '17:00' }));
  const rules = { weekly: hours, overrides: [], minNotice: 24 * 60, timeZone: 'Europe/London' };
  // A Thursday: a day later Friday has as much left as the visit takes, or a minute less.
  const soon = (at: string, duration: number) =>
    ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'].map((date) =>
      isTooSoon(rules, date, { now: Date.parse(at), duration }),
    );
  expect(soon('2026-11-26T16:59:00Z', 1)).toEqual([true, false, false, false]);
  expect(soon('2026-11-26T17:00:00Z', 1)).toEqual([true, true, false, false]);
  expect(soon('2026-11-26T15:30:00Z', 90)).toEqual([true, false, false, false]);
  expect(soon('2026-11-26T15:31:00Z', 90)).toEqual([true, true, false, false]);
});

test('the strip shows the week that holds the chosen day and the next one', () => {
  expect(fortnightOf('2026-11-26', '2026-11-26')).toEqual({ first: '2026-11-26', last: '2026-12-09' });
  expect(fortnightOf('2026-12-02', '2026-11-26').first).toBe('2026-11-26');
  expect(fortnightOf('2026-12-03', '2026-11-26')).toEqual({ first: '2026-12-03', last: '2026-12-16' });
  expect(datesBetween('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
});

test('opens on the first day that has a free time, never on an empty today', () => {
  const days = { '2026-11-26': [], '2026-11-30': [Date.UTC(2026, 10, 30, 9)], '2026-12-03': [1], '2027-01-04': [] };
  const soonest = { date: '2026-11-30', at: Date.UTC(2026, 10, 30, 9) };
  const times = {
    timeZone: 'Europe/London',
    today: '2026-11-26',
    lastDate: '2027-01-25',
    days,
    closed: [],
    tooSoon: [],
    soonest,
  };
  expect(selectDay(times, {})).toBe('2026-11-30');
  expect(selectDay(times, { date: '2026-11-26' })).toBe('2026-11-26');
  expect(selectDay(times, { date: '2020-01-01' })).toBe('2026-11-26');
  expect(selectDay(times, { month: '2026-12' })).toBe('2026-12-03');
  expect(selectDay(times, { month: '2027-01' })).toBe('2027-01-01');
  expect(selectDay(times, { slot: Date.UTC(2026, 11, 1, 9) })).toBe('2026-12-01');
  // Moving opens on the visit's own day, where that can be booked.
  expect(selectDay(times, {}, '2026-12-17')).toBe('2026-12-17');
  expect(selectDay(times, {}, '2026-11-25')).toBe('2026-11-30');
  expect(selectDay(times, {}, '2027-01-26')).toBe('2026-11-30');
  expect(selectDay(times, { date: '2026-12-03' }, '2026-12-17')).toBe('2026-12-03');
});

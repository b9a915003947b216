import { describe, expect, test } from 'vitest';
import type { AvailabilityRules } from './availability-rules.ts';
import { layOutDay } from './lay-out-day.ts';

const nineToFive: AvailabilityRules = {
  timeZone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 540, end: 1020 })),
  overrides: [],
  slotStep: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 0,
  maxAdvance: 60,
};
const roundTheClock = (timeZone: string) => ({
  ...nineToFive,
  timeZone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 })),
});
const at = (text: string) => Date.parse(text);
const hoursOf = ({ start, end }: { start: number; end: number }) => (end - start) / 3_600_000;

test('a Thursday in London is open from nine to five', () => {
  expect(layOutDay(nineToFive, '2026-11-26')).toEqual({
    date: '2026-11-26',
    start: at('2026-11-26T00:00:00Z'),
    end: at('2026-11-27T00:00:00Z'),
    clockChange: null,
    open: [{ start: at('2026-11-26T09:00:00Z'), end: at('2026-11-26T17:00:00Z') }],
  });
});

test('a day off is closed, and an override has its own hours', () => {
  const overrides = [
    { date: '2026-11-26', intervals: [] },
    { date: '2026-11-27', intervals: [{ start: 600, end: 660 }] },
  ];
  expect(layOutDay({ ...nineToFive, overrides }, '2026-11-26').open).toEqual([]);
  expect(layOutDay({ ...nineToFive, overrides }, '2026-11-27').open).toEqual([
    { start: at('2026-11-27T10:00:00Z'), end: at('2026-11-27T11:00:00Z') },
  ]);
});

describe('over the clock changes', () => {
  test('the last Sunday of March in London has 23 hours, all of them open', () => {
    const day = layOutDay(roundTheClock('Europe/London'), '2026-03-29');
    expect(hoursOf(day)).toBe(23);
    expect(day.clockChange).toEqual({ at: at('2026-03-29T01:00:00Z'), minutes: 60 });
    expect(day.open).toEqual([{ start: day.start, end: day.end }]);
  });

  test('the last Sunday of October in London has 25, and hours from one to two are two of them', () => {
    const oneToTwo = [{ date: '2026-10-25', intervals: [{ start: 60, end: 120 }] }];
    const day = layOutDay({ ...nineToFive, overrides: oneToTwo }, '2026-10-25');
    expect(hoursOf(day)).toBe(25);
    expect(day.clockChange).toEqual({ at: at('2026-10-25T01:00:00Z'), minutes: -60 });
    expect(day.open.map(hoursOf)).toEqual([2]);
  });

  test('half an hour on Lord Howe', () => {
    const day = layOutDay(roundTheClock('Australia/Lord_Howe'), '2026-04-05');
    expect(hoursOf(day)).toBe(24.5);
    expect(day.clockChange?.minutes).toBe(-30);
  });

  test('a day that lost its midnight begins with the change', () => {
    const day = layOutDay(roundTheClock('America/Santiago'), '2026-09-06');
    expect(hoursOf(day)).toBe(23);
    expect(day.clockChange).toEqual({ at: day.start, minutes: 60 });
  });

  test('the day after a change is a day like others', () => {
    expect(layOutDay(roundTheClock('Europe/London'), '2026-10-26').clockChange).toBeNull();
    expect(layOutDay(roundTheClock('America/Santiago'), '2026-04-05').clockChange).toBeNull();
  });
});

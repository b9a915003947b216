import { describe, expect, test } from 'vitest';
import { axisDayOf, axisOf, fromAxis, hoursOf, missingOn, toAxis } from './day-axis.ts';

const day = (start: string, end: string, change?: { at: string; minutes: number }) =>
  axisDayOf({ date: start.slice(0, 10), start, end, clockChange: change ?? null, open: [] });
const at = (text: string) => Date.parse(text);

const thursday = day('2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z');
const springForward = day('2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z', {
  at: '2026-03-29T01:00:00Z',
  minutes: 60,
});
const saturdayBefore = day('2026-10-23T23:00:00Z', '2026-10-24T23:00:00Z');
const fallBack = day('2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', { at: '2026-10-25T01:00:00Z', minutes: -60 });

test('half past ten on an ordinary day lies 630 minutes from the top', () => {
  const axis = axisOf([thursday]);
  expect(axis.minutes).toBe(1440);
  expect(toAxis(axis, thursday, at('2026-11-26T10:30:00Z'))).toBe(630);
  expect(fromAxis(axis, thursday, 630)).toBe(at('2026-11-26T10:30:00Z'));
  expect(hoursOf(axis).map(({ text }) => text)).toEqual(
    Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  );
});

test('what reaches into the day begins at its edge', () => {
  const axis = axisOf([thursday]);
  expect(toAxis(axis, thursday, at('2026-11-25T23:30:00Z'))).toBe(0);
  expect(toAxis(axis, thursday, at('2026-11-27T00:30:00Z'))).toBe(1440);
});

describe('where the clocks go on', () => {
  const axis = axisOf([springForward]);
  test('nine o’clock lies beside the other days’ nine o’clock', () => {
    expect(toAxis(axis, springForward, at('2026-03-29T08:00:00Z'))).toBe(540);
    expect(fromAxis(axis, springForward, 540)).toBe(at('2026-03-29T08:00:00Z'));
  });
  test('the hour that does not exist leads to the first minute after it', () => {
    expect(missingOn(axis, springForward)).toEqual([{ from: 60, to: 120 }]);
    expect(fromAxis(axis, springForward, 90)).toBe(at('2026-03-29T01:00:00Z'));
  });
});

describe('where the clocks go back', () => {
  const axis = axisOf([saturdayBefore, fallBack]);
  test('one o’clock stands there twice, and both have a place', () => {
    expect(axis.minutes).toBe(1500);
    expect(
      hoursOf(axis)
        .slice(0, 5)
        .map(({ text }) => text),
    ).toEqual(['00:00', '01:00', '01:00', '02:00', '03:00']);
    expect(toAxis(axis, fallBack, at('2026-10-25T00:30:00Z'))).toBe(90);
    expect(toAxis(axis, fallBack, at('2026-10-25T01:30:00Z'))).toBe(150);
  });
  test('nine o’clock of every day lies on one line', () => {
    expect(toAxis(axis, saturdayBefore, at('2026-10-24T08:00:00Z'))).toBe(600);
    expect(toAxis(axis, fallBack, at('2026-10-25T09:00:00Z'))).toBe(600);
    expect(fromAxis(axis, saturdayBefore, 600)).toBe(at('2026-10-24T08:00:00Z'));
    expect(fromAxis(axis, fallBack, 600)).toBe(at('2026-10-25T09:00:00Z'));
  });
  test('the day beside it lacks the second round', () => {
    expect(missingOn(axis, saturdayBefore)).toEqual([{ from: 120, to: 180 }]);
    expect(missingOn(axis, fallBack)).toEqual([]);
  });
});

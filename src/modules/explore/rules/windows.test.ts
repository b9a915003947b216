import { describe, expect, test } from 'vitest';
import { readDays, readWindow, type WindowsIn } from './windows.ts';

// Thursday 26 November 2026, 08:00 UTC.
const now = Date.UTC(2026, 10, 26, 8, 0);

/** The windows by a zone's clock, each as `from/to` in UTC without seconds. */
function windows(days: string, hours = '', timeZone = 'Europe/London', at = now): string[] {
  const instant = (time: number) => new Date(time).toISOString().slice(0, 16);
  return (readDays(days, hours, at) as WindowsIn)(timeZone).map(({ from, to }) => `${instant(from)}/${instant(to)}`);
}

test('two instants are the same for everybody, and begin no sooner than now', () => {
  const read = readWindow('2026-11-26T07:00:00Z/2026-11-26T09:00:00Z', now) as WindowsIn;
  expect(read('Pacific/Honolulu')).toEqual([{ from: now, to: Date.UTC(2026, 10, 26, 9) }]);
  expect((readWindow('2026-11-26T06:00:00Z/2026-11-26T08:00:00Z', now) as WindowsIn)('UTC')).toEqual([]);
});

test.each([
  ['today', now, ['2026-11-26T08:00/2026-11-27T00:00']],
  ['2026-11-28', now, ['2026-11-28T00:00/2026-11-29T00:00']],
  ['weekend', now, ['2026-11-28T00:00/2026-11-29T00:00', '2026-11-29T00:00/2026-11-30T00:00']],
  ['weekend', Date.UTC(2026, 10, 29, 12), ['2026-11-29T12:00/2026-11-30T00:00']],
  ['2026-11-25', now, []],
])('%s', (days, at, expected) => {
  expect(windows(days, '', 'Europe/London', at)).toEqual(expected);
});

test('a week ends with Sunday', () => {
  const week = windows('week');
  expect(week).toHaveLength(4);
  expect(week.at(-1)).toBe('2026-11-29T00:00/2026-11-30T00:00');
});

test('a weekend is that of the place: Friday evening in Honolulu is none of it', () => {
  const [saturday] = windows('weekend', '', 'Pacific/Honolulu');
  expect(saturday).toBe('2026-11-28T10:00/2026-11-29T10:00');
  // It is Friday there already.
  expect(windows('today', '', 'Pacific/Kiritimati', Date.UTC(2026, 10, 26, 11))).toEqual([
    '2026-11-26T11:00/2026-11-27T10:00',
  ]);
});

test('hours are those of each day, and either end may be open', () => {
  expect(windows('weekend', '15:00/18:00')).toEqual([
    '2026-11-28T15:00/2026-11-28T18:00',
    '2026-11-29T15:00/2026-11-29T18:00',
  ]);
  expect(windows('2026-11-28', '15:00/', 'America/New_York')).toEqual(['2026-11-28T20:00/2026-11-29T05:00']);
  expect(windows('today', '/10:00')).toEqual(['2026-11-26T08:00/2026-11-26T10:00']);
  expect(windows('today', '/07:00')).toEqual([]);
});

test('a day has the length that its clocks give it, and an hour they leave out is the next that there is', () => {
  const february = Date.UTC(2027, 1, 20);
  expect(windows('2027-03-28', '', 'Europe/London', february)).toEqual(['2027-03-28T00:00/2027-03-28T23:00']);
  expect(windows('2027-03-28', '01:30/03:00', 'Europe/London', february)).toEqual([
    '2027-03-28T01:00/2027-03-28T02:00',
  ]);
});

describe('what cannot be asked', () => {
  test.each([
    ['someday', '', 'daysForm'],
    ['2026-02-30', '', 'daysForm'],
    ['9999-12-31', '', 'windowFar'],
    ['2027-01-26', '', 'windowFar'],
    ['today', '15:00', 'hoursForm'],
    ['today', '15:00/25:00', 'hoursForm'],
    ['today', '15:00/16:00/17:00', 'hoursForm'],
    ['today', '18:00/15:00', 'windowOrder'],
  ])('%s %s', (days, hours, problem) => {
    expect(readDays(days, hours, now)).toBe(problem);
  });

  test.each([
    ['today', 'windowForm'],
    ['2026-11-28T16:00:00Z/2026-11-28T15:00:00Z', 'windowOrder'],
    ['2026-11-28T16:00:00Z/2027-11-28T15:00:00Z', 'windowFar'],
  ])('%s as instants', (text, problem) => {
    expect(readWindow(text, now)).toBe(problem);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dateOfDay,
  dateOfParts,
  dayOfDate,
  formatClock,
  isPlainDate,
  parseClock,
  weekday,
} from './calendar.ts';

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
  ['24:00', 1440],
])('%s is %i minutes after midnight, and is written the same', (text, minutes) => {
  expect(parseClock(text)).toBe(minutes);
  expect(formatClock(minutes)).toBe(text);
});

test.each(['9:30', '24:01', '25:00', '12:60', '12', '', '12:30 ', '12:30:00', '１２:30'])(
  '"%s" is no clock time',
  (text) => {
    expect(parseClock(text)).toBeUndefined();
  },
);

test.each(['2026-02-28', '2028-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('%s is a date', (text) => {
  expect(isPlainDate(text)).toBe(true);
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-4-1',
  '0000-01-01',
  '2026-01-01T',
  '',
])('"%s" is no date', (text) => expect(isPlainDate(text)).toBe(false));

test('days are counted over leap days and turns of years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayOfDate('1970-01-01')).toBe(0);
});

test('the week begins on Monday', () => {
  expect(weekday('2026-11-23')).toBe(1);
  expect(weekday('2026-11-29')).toBe(7);
  expect(weekday('1969-12-31')).toBe(3);
});

test('a month that is too short has no such day', () => {
  expect(dateOfParts(2026, 2, 29)).toBeUndefined();
  expect(dateOfParts(2026, 1, 31)).toBe('2026-01-31');
});

test('dates and their numbers agree with Temporal for every year from 1 to 9999', () => {
  const days = fc.integer({ min: dayOfDate('0001-01-01'), max: dayOfDate('9999-12-31') });
  fc.assert(
    fc.property(days, (day) => {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: day });
      expect(dateOfDay(day)).toBe(date.toString());
      expect(dayOfDate(date.toString())).toBe(day);
      expect(weekday(date.toString())).toBe(date.dayOfWeek);
    }),
    { numRuns: 2000 },
  );
});

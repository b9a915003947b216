import { expect, test } from 'vitest';
import { beginInHours, usualBegin } from './usual-begin.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}:00Z`);

test.each([
  ['another day begins at noon', '2026-11-27', '15:20', 720],
  ['today goes on with the next quarter of an hour', '2026-11-26', '15:20', 16 * 60 + 30],
  ['a quarter that begins now is the next', '2026-11-26', '15:15', 16 * 60 + 15],
  ['the last quarter is the last', '2026-11-26', '22:50', 23 * 60 + 45],
])('%s', (_, date, time, minutes) => {
  expect(usualBegin(date, at(time), 'Europe/Berlin')).toBe(minutes);
});

const day = (date: string, ...open: [string, string][]) => ({
  date,
  open: open.map(([start, end]) => ({ start: `${date}T${start}:00Z`, end: `${date}T${end}:00Z` })),
});
const calendar = {
  timeZone: 'UTC',
  days: [
    day('2026-12-01', ['09:00', '12:00'], ['13:00', '18:00']),
    day('2026-12-02', ['10:30', '16:00']),
    day('2026-12-03'),
  ],
} as never;
const beginsAt = (date: string, now: string) => {
  const minutes = beginInHours(calendar, { date, now: Date.parse(`2026-12-01T${now}:00Z`) });
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

test.each([
  ['today before opening', '2026-12-01', '02:00', '9:00'],
  ['today within the hours', '2026-12-01', '10:05', '10:15'],
  ['today in the break', '2026-12-01', '12:20', '13:00'],
  ['today after closing', '2026-12-01', '20:00', '20:00'],
  ['another day', '2026-12-02', '20:00', '10:30'],
  ['a day off', '2026-12-03', '20:00', '12:00'],
])('%s', (_, date, now, begins) => expect(beginsAt(date, now)).toBe(begins));

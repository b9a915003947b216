import { expect, test } from 'vitest';
import type { Calendar } from './calendar-query.ts';
import { proposedBegin } from './proposed-begin.ts';

const thursday = '2026-11-26';
const at = (date: string, clock: string) => `${date}T${clock}:00+01:00`;

/** Open from nine to twelve on a Thursday and the Saturday after it, in Berlin. */
function calendarOf(visits: [from: string, until: string][] = []): Calendar {
  const hours = (date: string) => ({ date, open: [{ start: at(date, '09:00'), end: at(date, '12:00') }] });
  return {
    timeZone: 'Europe/Berlin',
    days: [hours(thursday), { date: '2026-11-27', open: [] }, hours('2026-11-28')],
    bookings: visits.map(([from, until]) => ({
      status: 'confirmed',
      date: at(thursday, from),
      blockedUntil: at(thursday, until),
    })),
    blocks: [],
    moveRequests: [],
    held: [],
  } as unknown as Calendar;
}

const clock = (calendar: Calendar | undefined, now: string, duration = 60) => {
  const { date, minutes } = proposedBegin(calendar, { date: thursday, now: Date.parse(at(thursday, now)), duration });
  return `${date} ${minutes / 60}`;
};

test.each([
  ['at night the day begins with its hours', '03:30', calendarOf(), '2026-11-26 9'],
  ['within the hours the next quarter is proposed', '09:50', calendarOf(), '2026-11-26 10'],
  ['what is booked is left out', '03:30', calendarOf([['09:00', '10:20']]), '2026-11-26 10.5'],
  ['where it does not fit any more, the next day with hours is', '11:20', calendarOf(), '2026-11-28 9'],
  ['after the hours, too', '20:00', calendarOf(), '2026-11-28 9'],
] as const)('%s', (_, now, calendar, begin) => {
  expect(clock(calendar, now)).toBe(begin);
});

test('what fits nowhere begins in the first gap, and without any hours as everything else does', () => {
  expect(clock(calendarOf(), '03:30', 600)).toBe('2026-11-26 9');
  expect(clock({ ...calendarOf(), days: [] }, '15:20')).toBe('2026-11-26 15.5');
});

import { expect, test } from 'vitest';
import { freeGaps } from './free-gaps.ts';
import type { Calendar } from './calendar-query.ts';

const at = (clock: string) => `2026-11-26T${clock}:00Z`;
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

function calendarOf(bookings: [string, string][], blocks: [string, string][] = []): Calendar {
  return {
    days: [{ open: [span('09:00', '12:00'), span('13:00', '17:00')] }],
    bookings: bookings.map(([start, end]) => ({ status: 'confirmed', date: at(start), blockedUntil: at(end) })),
    blocks: blocks.map(([start, end]) => span(start, end)),
    moveRequests: [],
    held: [],
  } as unknown as Calendar;
}

const clocks = (calendar: Calendar, now: string, duration: number) =>
  freeGaps(calendar, { now: Date.parse(at(now)), duration }).map((start) =>
    new Date(start).toISOString().slice(11, 16),
  );

test('what fits between visits, blocks and the hours is offered from where each gap begins', () => {
  const calendar = calendarOf(
    [
      ['09:30', '11:20'],
      ['13:00', '15:00'],
    ],
    [['16:30', '17:00']],
  );
  expect(clocks(calendar, '08:00', 30)).toEqual(['09:00', '11:30', '15:00', '15:30', '16:00']);
  expect(clocks(calendar, '08:00', 90)).toEqual(['15:00']);
});

test('nothing that has begun is offered, and of a long gap only its first pieces', () => {
  expect(clocks(calendarOf([]), '09:05', 30)).toEqual(['09:15', '09:45', '10:15', '13:00', '13:30', '14:00']);
  expect(clocks(calendarOf([]), '17:00', 30)).toEqual([]);
});

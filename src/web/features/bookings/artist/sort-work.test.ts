import { expect, test } from 'vitest';
import type { Booking } from '../queries.ts';
import { sortWork, withGaps } from './sort-work.ts';

const now = Date.UTC(2026, 10, 26, 8);
let lastId = 0;
function visit(date: string, minutes: number, more: Partial<Booking> = {}): Booking {
  const endsAt = new Date(Date.parse(date) + minutes * 60_000).toISOString();
  const usual = { status: 'confirmed', timeZone: 'Europe/London', parentBookingId: null };
  return { id: ++lastId, date, endsAt, ...usual, ...more } as Booking;
}

test('the visits of a requested series are one request', () => {
  const first = visit('2026-11-27T10:00:00.000Z', 60, { status: 'pending' });
  const second = visit('2026-12-04T10:00:00.000Z', 60, { status: 'pending', parentBookingId: first.id });
  const other = visit('2026-11-28T10:00:00.000Z', 60, { status: 'pending' });
  expect(sortWork([first, other, second], now).requests).toEqual([[first, second], [other]]);
});

test('a visit of yesterday waits to be marked, one of today belongs to the day, tomorrow’s comes later', () => {
  const yesterday = visit('2026-11-25T10:00:00.000Z', 60);
  const thisMorning = visit('2026-11-26T06:00:00.000Z', 60);
  const tomorrow = visit('2026-11-27T10:00:00.000Z', 60);
  const work = sortWork([yesterday, thisMorning, tomorrow], now);
  expect(work).toEqual({ requests: [], unmarked: [yesterday], today: [thisMorning], later: [tomorrow] });
});

test('a request for today is part of the day, because it holds its time', () => {
  const request = visit('2026-11-26T15:00:00.000Z', 60, { status: 'pending' });
  const work = sortWork([request], now);
  expect(work.today).toEqual([request]);
  expect(work.requests).toEqual([[request]]);
});

test('the day shows what is free between two visits, and nothing between visits back to back', () => {
  const [nine, ten, one] = [
    visit('2026-11-26T09:00:00.000Z', 60),
    visit('2026-11-26T10:00:00.000Z', 30),
    visit('2026-11-26T13:00:00.000Z', 60),
  ];
  expect(withGaps([nine!, ten!, one!])).toEqual([
    { visit: nine },
    { visit: ten },
    { freeMinutes: 150 },
    { visit: one },
  ]);
});

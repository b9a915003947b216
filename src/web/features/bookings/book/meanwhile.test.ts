import { expect, test } from 'vitest';
import type { CalendarOnWire } from '#modules/bookings/contract';
import { datesAround, meanwhileOf } from './meanwhile.ts';

const at = (time: string) => `2026-12-08T${time}:00.000Z`;
const span = (start: string, end: string) => ({ start: Date.parse(at(start)), end: Date.parse(at(end)) });

/** As much of a calendar as is asked. */
const calendar = {
  bookings: [
    { id: 1, status: 'confirmed', date: at('10:00'), endsAt: at('11:00'), client: { fullName: 'Cleo' } },
    { id: 2, status: 'pending', date: at('11:00'), endsAt: at('12:00'), guest: { fullName: 'Tom' } },
    { id: 3, status: 'completed', date: at('12:00'), endsAt: at('13:00'), guest: { fullName: 'Mara' } },
  ],
  moveRequests: [{ bookingId: 1, start: at('15:00'), end: at('16:00'), clientName: 'Cleo' }],
  ownVisits: [{ id: 4, status: 'confirmed', start: at('13:00'), end: at('14:00'), artistName: 'Bea' }],
  blocks: [{ id: 5, start: at('14:00'), end: at('15:00'), note: null }],
} as unknown as CalendarOnWire;

const kinds = (start: string, end: string, moved?: number) =>
  meanwhileOf(calendar, span(start, end), moved).map(({ kind, name }) => `${kind} ${name}`);

test('what lies over a visit is told by its start, and what only touches it is not', () => {
  expect(kinds('10:30', '11:30')).toEqual(['client Cleo', 'asked Tom']);
  expect(kinds('11:00', '12:00')).toEqual(['asked Tom']);
  expect(kinds('09:00', '10:00')).toEqual([]);
  expect(kinds('13:30', '14:30')).toEqual(['visit Bea', 'block ']);
  expect(kinds('15:30', '16:30')).toEqual(['asked Cleo']);
});

test('what was marked as done before its time is no longer in the way, nor is the visit that is moved', () => {
  expect(kinds('12:00', '13:00')).toEqual([]);
  expect(kinds('13:00', '14:00', 4)).toEqual([]);
  expect(kinds('15:00', '16:00', 1)).toEqual([]);
});

test('the dates asked for hold the visit in every zone', () => {
  expect(datesAround(span('23:30', '23:59'))).toEqual({ from: '2026-12-07', to: '2026-12-09' });
});

import { expect, test } from 'vitest';
import type { Booking } from '../queries.ts';
import { groupByDay } from './group-by-day.ts';

const now = Date.UTC(2026, 10, 26, 8);
const at = (date: string, timeZone = 'Europe/London') => ({ date, timeZone }) as Booking;

test('visits of one day stand together, in their order', () => {
  const visits = [at('2026-11-26T10:00:00Z'), at('2026-11-26T15:00:00Z'), at('2026-11-27T09:00:00Z')];
  const days = groupByDay(visits, now);
  expect(days.map(({ near, bookings }) => [near, bookings.length])).toEqual([
    ['today', 2],
    ['tomorrow', 1],
  ]);
});

test('the day is the one on the wall where the visit is', () => {
  const [day] = groupByDay([at('2026-11-26T22:30:00Z', 'Asia/Kolkata')], now);
  expect(day).toMatchObject({ date: '2026-11-27', near: 'tomorrow' });
});

test('days further away have only their date', () => {
  expect(groupByDay([at('2026-12-24T10:00:00Z')], now)[0]).toMatchObject({ date: '2026-12-24', near: undefined });
  expect(groupByDay([at('2026-11-25T10:00:00Z')], now)[0]?.near).toBe('yesterday');
});

test('a word for a day holds by the reader’s clock, too, or only the date is said', () => {
  const night = Date.UTC(2026, 10, 26, 3, 48);
  const visit = at('2026-11-26T14:30:00Z', 'America/New_York');
  expect(groupByDay([visit], night, 'America/New_York')[0]).toMatchObject({ date: '2026-11-26', near: 'tomorrow' });
  expect(groupByDay([visit], night, 'Europe/London')[0]).toMatchObject({ date: '2026-11-26', near: undefined });
});

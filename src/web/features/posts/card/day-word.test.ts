import { expect, test } from 'vitest';
import { dayWord } from './day-word.ts';

const words = { today: 'today', tomorrow: 'tomorrow' };
const now = Date.parse('2026-11-21T23:30:00Z');
const said = (at: string, zone = 'UTC') => dayWord(Date.parse(at), now, zone, words);

test('days are said as the artist’s calendar has them', () => {
  expect(said('2026-11-21T23:45:00Z')).toBe('today');
  expect(said('2026-11-22T09:00:00Z')).toBe('tomorrow');
  expect(said('2026-11-22T09:00:00Z', 'Asia/Kolkata')).toBe('today');
  expect(said('2026-11-24T09:00:00Z')).toBe('Tue');
  expect(said('2026-12-01T09:00:00Z')).toBe('Tue 1 Dec');
});

test('to whoever has another date by now, today and tomorrow would say another day', () => {
  const at = Date.parse('2026-11-22T09:00:00Z');
  expect(dayWord(at, now, 'UTC', words, '2026-11-22')).toBe('Sun');
  expect(dayWord(at, now, 'UTC', words, '2026-11-21')).toBe('tomorrow');
});

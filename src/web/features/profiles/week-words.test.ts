import { expect, test } from 'vitest';
import { clockWords, openWeek } from './week-words.ts';

const hours = (weekly: { weekday: number; start: string; end: string }[]) =>
  openWeek({ weekly }).map(({ stretches }) =>
    stretches.map(({ start, end, allDay }) =>
      allDay ? 'all day' : `${clockWords(start, 'midnight')}–${clockWords(end, 'midnight')}`,
    ),
  );

test('touching stretches read as one, a break keeps two apart, the rest is closed', () => {
  const week = hours([
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 1, start: '12:00', end: '13:00' },
    { weekday: 1, start: '14:00', end: '18:00' },
  ]);
  expect(week).toEqual([['09:00–13:00', '14:00–18:00'], [], [], [], [], [], []]);
});

test('a night out stands under the evening it began', () => {
  const week = hours([
    { weekday: 6, start: '20:00', end: '24:00' },
    { weekday: 7, start: '00:00', end: '02:00' },
    { weekday: 7, start: '12:00', end: '24:00' },
  ]);
  expect(week[5]).toEqual(['20:00–02:00']);
  expect(week[6]).toEqual(['12:00–midnight']);
});

test('always open says so on every day', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }));
  expect(hours(always)).toEqual(always.map(() => ['all day']));
});

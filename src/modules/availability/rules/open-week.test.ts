import { expect, test } from 'vitest';
import { formatClock, parseClock } from '#kernel/time';
import { openWeek } from './index.ts';

/** 'Mon 09:00-12:00' and the like, one line of the week each. */
function week(...hours: string[]): string[][] {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const weekly = hours.map((line) => {
    const [, day = '', start = '', end = ''] = /(\w+) (.+)-(.+)/.exec(line) ?? [];
    return { weekday: days.indexOf(day) + 1, start: parseClock(start)!, end: parseClock(end)! };
  });
  return openWeek({ weekly }).map(({ stretches }) =>
    stretches.map(({ start, end }) => `${formatClock(start)}-${formatClock(end)}`),
  );
}

test('touching stretches read as one, a break keeps two apart, the rest is closed', () => {
  const [monday, ...rest] = week('Mon 09:00-12:00', 'Mon 12:00-13:00', 'Mon 14:00-18:00');
  expect(monday).toEqual(['09:00-13:00', '14:00-18:00']);
  expect(rest.flat()).toEqual([]);
});

test('a night stands under the evening it began, over the end of the week too', () => {
  const nights = week('Sat 20:00-24:00', 'Sun 00:00-02:00', 'Sun 12:00-24:00', 'Mon 00:00-01:30');
  expect(nights[5]).toEqual(['20:00-02:00']);
  expect(nights[6]).toEqual(['12:00-01:30']);
  expect(nights[0]).toEqual([]);
});

test('always open is a whole day on every day', () => {
  const always = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `${day} 00:00-24:00`);
  expect(week(...always)).toEqual(Array.from({ length: 7 }, () => ['00:00-24:00']));
});

test('what surrounds a whole day is not swallowed by it', () => {
  const festival = week('Fri 20:00-24:00', 'Sat 00:00-24:00', 'Sun 00:00-02:00');
  expect(festival[4]).toEqual(['20:00-24:00']);
  expect(festival[5]).toEqual(['00:00-24:00']);
  expect(festival[6]).toEqual(['00:00-02:00']);
});

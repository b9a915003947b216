import { expect, test } from 'vitest';
import { describeWeek } from './describe-week.ts';

test('Ada’s week: a split Monday, and a Friday night that goes on into Saturday', () => {
  const week = describeWeek({
    weekly: [
      { weekday: 1, start: 780, end: 1020 },
      { weekday: 1, start: 540, end: 660 },
      { weekday: 1, start: 660, end: 720 },
      { weekday: 5, start: 1200, end: 1440 },
      { weekday: 6, start: 0, end: 120 },
    ],
  });
  const alone = { fromDayBefore: false, intoNextDay: false };
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week[0]!.stretches).toEqual([
    { start: 540, end: 720, ...alone },
    { start: 780, end: 1020, ...alone },
  ]);
  expect(week[1]!.stretches).toEqual([]);
  expect(week[4]!.stretches).toEqual([{ start: 1200, end: 1440, fromDayBefore: false, intoNextDay: true }]);
  expect(week[5]!.stretches).toEqual([{ start: 0, end: 120, fromDayBefore: true, intoNextDay: false }]);
});

test('Sunday’s midnight leads into Monday; one that leads nowhere does not', () => {
  const sunday = { weekday: 7, start: 1380, end: 1440 };
  const into = (weekly: Parameters<typeof describeWeek>[0]['weekly']) =>
    describeWeek({ weekly })[6]!.stretches[0]!.intoNextDay;
  expect(into([sunday, { weekday: 1, start: 0, end: 60 }])).toBe(true);
  expect(into([sunday, { weekday: 1, start: 1, end: 60 }])).toBe(false);
});

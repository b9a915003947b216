import { expect, test } from 'vitest';
import { byDayPart } from './day-parts.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 26, hour, minute);

test('times stand under the part of the day that the place’s clock shows, and no part is empty', () => {
  const starts = [at(11, 45), at(12), at(16, 45), at(17)];
  expect(byDayPart(starts, 'Europe/London')).toEqual([
    { part: 'morning', starts: [at(11, 45)] },
    { part: 'afternoon', starts: [at(12), at(16, 45)] },
    { part: 'evening', starts: [at(17)] },
  ]);
  expect(byDayPart([at(11)], 'Asia/Kolkata')).toEqual([{ part: 'afternoon', starts: [at(11)] }]);
  expect(byDayPart([at(1)], 'Europe/London')).toEqual([{ part: 'night', starts: [at(1)] }]);
  expect(byDayPart([], 'Europe/London')).toEqual([]);
});

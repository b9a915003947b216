import { expect, test } from 'vitest';
import { usualBegin } from './usual-begin.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}:00Z`);

test.each([
  ['another day begins at noon', '2026-11-27', '15:20', 720],
  ['today goes on with the next quarter of an hour', '2026-11-26', '15:20', 16 * 60 + 30],
  ['a quarter that begins now is the next', '2026-11-26', '15:15', 16 * 60 + 15],
  ['the last quarter is the last', '2026-11-26', '22:50', 23 * 60 + 45],
])('%s', (_, date, time, minutes) => {
  expect(usualBegin(date, at(time), 'Europe/Berlin')).toBe(minutes);
});

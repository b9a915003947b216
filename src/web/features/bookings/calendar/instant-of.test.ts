import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';

const at = (text: string) => Date.parse(text);

test('where the clocks go back, what is typed is the first of the two, and later hours are those of the clock', () => {
  const day = {
    date: '2026-10-25',
    start: '2026-10-24T23:00:00Z',
    end: '2026-10-26T00:00:00Z',
    clockChange: { at: '2026-10-25T01:00:00Z', minutes: -60 },
    open: [],
  };
  expect(instantOf(day, 90)).toBe(at('2026-10-25T00:30:00Z'));
  expect(instantOf(day, 120)).toBe(at('2026-10-25T02:00:00Z'));
  expect(instantOf(day, 1440)).toBe(at('2026-10-26T00:00:00Z'));
});

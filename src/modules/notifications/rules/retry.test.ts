import { expect, test } from 'vitest';
import { mostAttempts, pauseAfter } from './retry.ts';

test('pauses double from a minute and stop growing at four hours', () => {
  expect([1, 2, 3, 8, 9, 11].map((attempts) => pauseAfter(attempts) / 60_000)).toEqual([1, 2, 4, 128, 240, 240]);
});

test('a mail survives a mail server that is away for half a day', () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, index) => pauseAfter(index + 1));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(12 * 3_600_000);
});

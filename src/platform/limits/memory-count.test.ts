import { expect, test } from 'vitest';
import { MemoryCount } from './memory-count.ts';

const limit = { name: 'tries', points: 3, seconds: 60 };

test('after its attempts a key is blocked until the window ends, and other keys are not affected', () => {
  const count = new MemoryCount(limit);
  expect([1, 2, 3, 4, 5].map((second) => count.count('ada', second * 1000))).toEqual([0, 0, 0, 57, 56]);
  expect(count.count('cleo', 6000)).toBe(0);
  expect(count.count('ada', 61_000)).toBe(0);
});

test('an unbounded number of keys takes bounded memory', () => {
  const count = new MemoryCount(limit);
  for (let key = 0; key < 200_000; key++) count.count(String(key), 0);
  expect(count.size).toBeLessThanOrEqual(50_000);
});

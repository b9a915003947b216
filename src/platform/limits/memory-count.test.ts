import { expect, test } from 'vitest';
import { MemoryCount } from './memory-count.ts';

const limit = { name: 'tries', points: 3, seconds: 60 };

test('after so many tries of a key there is none until the window ends, and others have theirs', () => {
  const count = new MemoryCount(limit);
  expect([1, 2, 3, 4, 5].map((second) => count.count('ada', second * 1000))).toEqual([0, 0, 0, 57, 56]);
  expect(count.count('cleo', 6000)).toBe(0);
  expect(count.count('ada', 61_000)).toBe(0);
});

test('keys without end take no memory without end', () => {
  const count = new MemoryCount(limit);
  for (let key = 0; key < 200_000; key++) count.count(String(key), 0);
  expect(count.size).toBeLessThanOrEqual(50_000);
});

import { expect, test } from 'vitest';
import { readRanking, writeRanking } from './discover-cursor.ts';

test('a ranking is read as it was written, and is short enough for an address', () => {
  const ranking = Array.from({ length: 200 }, (_, index) => ({
    id: 2_147_483_647 - index,
    why: index % 2 ? (['fit', 'newcomer'] as const) : (['fresh'] as const),
  }));
  const cursor = writeRanking(ranking);
  expect(readRanking(cursor)).toEqual(ranking);
  expect(cursor.length).toBeLessThan(2048);
});

test('what is no ranking is not read', () => {
  for (const cursor of ['', 'abc', 'AAAAAAA', writeRanking([{ id: 0, why: [] }])])
    expect(readRanking(cursor)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { foldRuns } from './fold-runs.ts';

const by = (...userIds: number[]) => userIds.map((userId, id) => ({ id, userId }));

test('the third and further posts in a row of one author fold into one entry', () => {
  const entries = foldRuns(by(1, 1, 1, 1, 2, 1));
  expect(entries.map((entry) => ('post' in entry ? entry.post.id : entry.folded.map(({ id }) => id)))).toEqual([
    0,
    1,
    [2, 3],
    4,
    5,
  ]);
});

test('two in a row and an empty feed stay as they are', () => {
  expect(foldRuns(by(1, 1, 2, 2))).toHaveLength(4);
  expect(foldRuns([])).toEqual([]);
});

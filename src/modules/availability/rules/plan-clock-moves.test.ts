import { expect, test } from 'vitest';
import { planClockMoves } from './plan-clock-moves.ts';

const visit = (name: string, start: number, to: number, length = 2) => ({
  name,
  now: { start, end: start + length },
  to,
});
const namesOf = (moves: readonly { name: string }[]) => moves.map(({ name }) => name).join('');

test.each([
  ['an hour earlier', -1, 'abc'],
  ['an hour later', 1, 'cba'],
])('visits one after another go %s, the one in front first', (_, by, order) => {
  const visits = [visit('a', 0, by), visit('b', 2, 2 + by), visit('c', 4, 4 + by)];
  const { moves, clashes } = planClockMoves(visits, []);
  expect([namesOf(moves), clashes]).toEqual([order, []]);
});

test('what another place’s visit is in the way of stays, and so does what would go where that is', () => {
  const { moves, clashes } = planClockMoves(
    [visit('a', 4, 3), visit('b', 6, 5), visit('c', 9, 8)],
    [{ start: 2, end: 4 }],
  );
  expect([namesOf(moves), namesOf(clashes)]).toEqual(['c', 'ab']);
});

test('a gap after a visit moves along', () => {
  const { clashes } = planClockMoves([visit('a', 0, 1, 3)], [{ start: 3, end: 5 }]);
  expect(namesOf(clashes)).toBe('a');
});

import { expect, test } from 'vitest';
import { heightsOf, linePath } from './chart-shape.ts';

test('the highest value fills the box, and nothing lies below its foot', () => {
  expect(heightsOf([0, 5, 10, -3])).toEqual([0, 0.5, 1, 0]);
});

test('a month of nothing is a line at the foot', () => {
  expect(heightsOf([0, 0])).toEqual([0, 0]);
  expect(linePath([0, 0, 0], 100, 40)).toBe('M0 40L50 40L100 40');
});

test('a line goes from edge to edge', () => {
  expect(linePath([0, 2, 1], 100, 40)).toBe('M0 40L50 0L100 20');
});

test('one value is a level, and none is no line', () => {
  expect(linePath([3], 100, 40)).toBe('M0 0L100 0');
  expect(linePath([], 100, 40)).toBe('');
});

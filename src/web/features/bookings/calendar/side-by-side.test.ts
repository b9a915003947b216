import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('what follows one another has the whole width', () => {
  expect(
    sideBySide([
      { from: 600, to: 660 },
      { from: 660, to: 720 },
    ]),
  ).toEqual([
    { column: 0, columns: 1 },
    { column: 0, columns: 1 },
  ]);
});

test('what overlaps shares it, in any order', () => {
  expect(
    sideBySide([
      { from: 630, to: 690 },
      { from: 600, to: 660 },
      { from: 800, to: 860 },
    ]),
  ).toEqual([
    { column: 1, columns: 2 },
    { column: 0, columns: 2 },
    { column: 0, columns: 1 },
  ]);
});

test('a column that is free again is used again', () => {
  expect(
    sideBySide([
      { from: 600, to: 720 },
      { from: 600, to: 630 },
      { from: 630, to: 660 },
    ]),
  ).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
    { column: 1, columns: 2 },
  ]);
});

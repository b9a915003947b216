import { expect, test } from 'vitest';
import { checkScreenRows } from './screen-rows.ts';

const list = '| Id | Where |\n|---|---|\n| L01 | `/` |\n| L02 | `/` |\n| L03 | `/` |\n| N01 | `/checkout` |\n';

test('a row that no test is named after is told', () => {
  expect(checkScreenRows(list, ["test('L01 begins', …", "test.each(x)('L03 N01 ends, $width', …"])).toEqual([
    'No browser test is named after row L02.',
  ]);
  expect(checkScreenRows(list, ["test('L01–L03 all of it', …", 'test(`N01 pays`'])).toEqual([]);
});

test('a test of no row is told', () => {
  expect(checkScreenRows(list, ["test('L01–L03 N01 all'", "test('X09 nothing'"])).toEqual([
    'A test is named after X09, which is no row.',
  ]);
});

import { expect, test } from 'vitest';
import { dayMs } from '#kernel/time';
import { FreeQuarters, quarterMs } from './free-quarters.ts';
import { soonestFirst } from './soonest-first.ts';

const day = 20_783;
const midnight = day * dayMs;
const anyTime = { timeZone: 'UTC', minNotice: 0, maxAdvance: 60 };
const at = (quarter: number) => midnight + quarter * quarterMs;
const between = (from: number, to: number) => () => [{ from: at(from), to: at(to) }];

function indexOf(people: Record<number, number[]>, limits = anyTime): FreeQuarters {
  const index = new FreeQuarters(day - 1);
  for (const [id, quarters] of Object.entries(people)) index.put(Number(id), limits, quarters.map(at));
  return index;
}

test('a window ends before its end', () => {
  const index = indexOf({ 1: [40], 2: [41] });
  expect(index.freeIn(between(40, 41), midnight).ids).toEqual([1]);
  expect(index.freeIn(between(41, 42), midnight).ids).toEqual([2]);
  expect(index.freeIn(between(42, 96), midnight).ids).toEqual([]);
});

test('the first free quarter is found over words and days', () => {
  const index = indexOf({ 1: [31, 32], 2: [95], 3: [96 * 5 + 3], 4: [96 * 59] });
  const first = Math.floor(midnight / quarterMs);
  const { ids, quarters } = index.freeIn(between(0, 96 * 60), midnight);
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(quarters.map((quarter) => quarter - first)).toEqual([31, 95, 96 * 5 + 3, 96 * 59]);
});

test('notice and horizon move with the clock and need no new reckoning', () => {
  const index = indexOf({ 1: [0, 96, 192] }, { timeZone: 'UTC', minNotice: 60, maxAdvance: 1 });
  expect(index.freeIn(between(0, 288), midnight).quarters).toEqual([at(96) / quarterMs]);
  expect(index.freeIn(between(97, 288), midnight).ids).toEqual([]);
  expect(index.freeIn(between(97, 288), midnight + dayMs).ids).toEqual([1]);
});

test('who is put again has only the new times, who is removed none', () => {
  const index = indexOf({ 1: [10], 2: [10] });
  index.put(1, anyTime, [at(20)]);
  index.remove(2);
  index.remove(3);
  expect(index.freeIn(between(10, 11), midnight).ids).toEqual([]);
  expect(index.freeAmong([2, 1, 99], between(0, 96), midnight).ids).toEqual([1]);
});

test('a day that comes into the ring does not show what the day before it in its place held', () => {
  const index = indexOf({ 1: [-90] });
  index.advance(day);
  expect(index.freeIn(between(0, 96 * 63), midnight).ids).toEqual([]);
});

test('more artists than a page holds each keep their own times', () => {
  const index = new FreeQuarters(day - 1);
  for (let id = 1; id <= 2_500; id++) index.put(id, anyTime, [at(id % 96)]);
  const { ids } = index.freeIn(between(5, 6), midnight);
  expect(ids).toEqual(Array.from({ length: 2_500 }, (_, less) => less + 1).filter((id) => id % 96 === 5));
});

test('a page is the soonest, by id where they are equal, after the last page, without those left out', () => {
  const free = { ids: [9, 4, 7, 1, 3], quarters: [2, 1, 1, 3, 2] };
  const ids = (after?: { id: number; key: number }, out: number[] = []) =>
    soonestFirst(free, after, 3, new Set(out)).map(({ id }) => id);
  expect(ids()).toEqual([4, 7, 3]);
  expect(ids({ id: 3, key: 2 })).toEqual([9, 1]);
  expect(ids(undefined, [4])).toEqual([7, 3, 9]);
});

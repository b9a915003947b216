import { expect, test } from 'vitest';
import { rankDiscover, weights, type Candidate } from './rank-discover.ts';

const now = Date.UTC(2026, 10, 26);
const day = 86_400_000;
const plain: Candidate = {
  id: 1,
  publishedAt: now - 60 * day,
  category: 'hair',
  distance: null,
  free: false,
  views: 0,
  saves: 0,
  bookings: 0,
  authorSince: now - 365 * day,
};
const order = (candidates: readonly Partial<Candidate>[], interests: string[] = []) =>
  rankDiscover(
    candidates.map((candidate, index) => ({ ...plain, id: index + 1, ...candidate })),
    new Set(interests),
    now,
  ).map(({ id }) => id);

test('the weights are those that were published, and make one', () => {
  expect(weights).toEqual({ fit: 0.35, near: 0.25, fresh: 0.2, response: 0.15, newcomer: 0.05 });
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});

test('what fits one’s interests stands above what is near, and that above what is new', () => {
  const fits = { category: 'nails' };
  const near = { distance: 10, free: true };
  const fresh = { publishedAt: now };
  expect(order([fresh, near, fits], ['nails'])).toEqual([3, 2, 1]);
});

test('near counts only with a free time, and only inside the radius', () => {
  expect(order([{ distance: 10 }, { distance: 30, free: true }, { distance: 25, free: true }])[0]).toBe(3);
});

test('freshness halves every five days', () => {
  const [fresh] = rankDiscover([{ ...plain, publishedAt: now - 5 * day }], new Set(), now);
  expect(fresh?.why[0]).toBe('fresh');
  expect(order([{ publishedAt: now - 10 * day }, { publishedAt: now - 5 * day }])).toEqual([2, 1]);
});

test('one save of a single view does not beat a hundred of five hundred', () => {
  expect(
    order([
      { views: 1, saves: 1 },
      { views: 500, saves: 100, bookings: 40 },
    ]),
  ).toEqual([2, 1]);
});

test('each post says its two largest reasons, the larger first', () => {
  const [ranked] = rankDiscover([{ ...plain, distance: 3, free: true, publishedAt: now }], new Set(['hair']), now);
  expect(ranked?.why).toEqual(['fit', 'near']);
});

test('equal scores keep one order: the later post first', () => {
  expect(order([{}, {}, {}])).toEqual([3, 2, 1]);
});

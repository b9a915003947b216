import { expect, test } from 'vitest';
import { rankDiscover, weights, type Candidate } from './rank-discover.ts';

const now = Date.UTC(2026, 10, 26);
const day = 86_400_000;
const plain: Candidate = {
  id: 1,
  userId: 1,
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

test('of what somebody wants less of the post goes, its author counts half, and its category fits half as well', () => {
  const posts = [
    { ...plain, id: 1, userId: 7 },
    { ...plain, id: 2, userId: 7, publishedAt: now - 5 * day },
    { ...plain, id: 3, userId: 8 },
    { ...plain, id: 4, userId: 9, category: 'nails' },
  ];
  const ids = (less: typeof posts) => rankDiscover(posts, new Set(['hair', 'nails']), now, less).map(({ id }) => id);
  expect(ids([])).toEqual([2, 4, 3, 1]);
  expect(ids([posts[0]!])).toEqual([4, 3, 2]);
  expect(ids([{ ...posts[0]!, category: 'skin' }])).toEqual([4, 3, 2]);
  expect(ids([{ ...posts[0]!, id: 99, userId: 99 }])).toEqual([4, 2, 3, 1]);
});

test('somebody without a place sees an order by everything else, and nothing said to be near', () => {
  const posts = [{ free: true, publishedAt: now }, { saves: 20, views: 40, free: true }, { free: true }];
  expect(order(posts)).toEqual([1, 2, 3]);
  const ranked = rankDiscover(
    posts.map((post, index) => ({ ...plain, ...post, id: index + 1 })),
    new Set(),
    now,
  );
  expect(ranked.flatMap(({ why }) => why)).not.toContain('near');
});

test('equal scores keep one order: the later post first', () => {
  expect(order([{}, {}, {}])).toEqual([3, 2, 1]);
});

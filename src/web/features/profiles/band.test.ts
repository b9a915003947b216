import { expect, test } from 'vitest';
import { bandOf } from './band.ts';
import type { ShownWork } from './works-grid.tsx';

const work = (id: number, ...urls: string[]): ShownWork => ({
  id,
  caption: null,
  images: urls.map((url) => ({ url, alt: '', width: 4, height: 5, thumbhash: '', sources: [] })),
});
const urlsOf = (works: ShownWork[]) => bandOf(works).map(({ url }) => url);

test('the band shows the latest four pictures, across posts', () => {
  expect(urlsOf([work(3, 'a', 'b'), work(2, 'c'), work(1, 'd', 'e')])).toEqual(['a', 'b', 'c', 'd']);
  expect(urlsOf([work(2, 'a'), work(1, 'b')])).toEqual(['a', 'b']);
});

test('one picture alone makes no band', () => {
  expect(urlsOf([work(1, 'a')])).toEqual([]);
  expect(urlsOf([])).toEqual([]);
});

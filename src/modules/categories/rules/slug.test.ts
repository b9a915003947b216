import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

test.each([
  ['Tooth gems', 'tooth-gems'],
  ['Pelo & uñas', 'pelo-and-unas'],
  ['  Éclat, peau!  ', 'eclat-peau'],
  ['وشم', ''],
  ['x'.repeat(39) + ' yes', 'x'.repeat(39)],
])('“%s” is proposed as “%s”', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each(['a', '-hair', 'hair-', 'a--b', 'Hair', 'ha ir', 'häir', '', 'x'.repeat(41)])(
  '“%s” is no address',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

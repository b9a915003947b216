import { expect, test } from 'vitest';
import { profilePreview } from './preview-words.ts';

const ada = { fullName: 'Ada Obi', username: 'ada', profession: null, city: 'London', profileImage: '/ada.webp' };

test('a profile says who, what, where and how good; an artist without a profession is an artist', () => {
  const words = profilePreview(ada, { averageRating: 4.333, ratingsCount: 3 }, null);
  expect(words).toMatchObject({
    title: 'Ada Obi',
    lines: ['Artist · London', '4.3 of 5 · 3 reviews', '@ada'],
    photo: '/ada.webp',
  });
});

test('without ratings nothing is said of them', () => {
  expect(profilePreview(ada, { averageRating: 0, ratingsCount: 0 }, '/work.webp').lines).toEqual([
    'Artist · London',
    '@ada',
  ]);
});

test('the version changes with what is shown, and only with that', () => {
  const none = { averageRating: 0, ratingsCount: 0 };
  const { version } = profilePreview(ada, none, null);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(profilePreview({ ...ada }, none, null).version).toBe(version);
  expect(profilePreview({ ...ada, city: 'Leeds' }, none, null).version).not.toBe(version);
});

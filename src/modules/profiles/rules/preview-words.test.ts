import { expect, test } from 'vitest';
import { postPreview, profilePreview, servicePreview } from './preview-words.ts';

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

test('a service says its name, whose it is, how long and how much, and where', () => {
  const knotless = { name: 'Knotless', duration: 60, price: 120_00, currency: 'GBP' };
  expect(servicePreview(ada, knotless, '/work.webp')).toMatchObject({
    title: 'Knotless',
    lines: ['Ada Obi', '1 hour · £120', 'London'],
    photo: '/work.webp',
  });
});

test('a post says whose it is, what of it can be booked, and its words', () => {
  const service = { name: 'Knotless', price: 120_00, currency: 'GBP' };
  const post = { caption: 'For Ọlá', imageUrl: '/post.webp', user: { fullName: 'Ada Obi', profession: null }, service };
  expect(postPreview(post)).toMatchObject({ title: 'Ada Obi', lines: ['Knotless · £120', 'For Ọlá'] });
  expect(postPreview({ ...post, caption: null, service: null }).lines).toEqual([]);
});

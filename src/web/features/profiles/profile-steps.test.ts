import { expect, test } from 'vitest';
import { missingSteps, placeOf, profileSteps } from './profile-steps.ts';

const complete = {
  profileImage: '/x.jpg',
  bio: 'x',
  profession: 'x',
  city: 'x',
  services: 1,
  hours: true,
  works: 3,
  linkShared: true,
};

test('a complete profile lacks nothing', () => {
  expect(missingSteps(complete)).toEqual([]);
});

test('what is missing is named in its order', () => {
  expect(missingSteps({ ...complete, hours: false, bio: null, services: 0 })).toEqual(['services', 'hours', 'bio']);
});

test('two works are not enough', () => {
  expect(missingSteps({ ...complete, works: 2 })).toEqual(['works']);
});

test('every step has a page where it is done', () => {
  for (const step of profileSteps) expect(placeOf(step)).toMatch(/^\/(onboarding|settings)\//);
});

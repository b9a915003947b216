import { expect, test } from 'vitest';
import { missingSteps } from './profile-steps.ts';

const complete = { profileImage: '/x.jpg', bio: 'x', profession: 'x', city: 'x', services: 1, hours: true };

test('a complete profile lacks nothing', () => {
  expect(missingSteps(complete)).toEqual([]);
});

test('what is missing is named in its order', () => {
  expect(missingSteps({ ...complete, hours: false, bio: null, services: 0 })).toEqual(['bio', 'services', 'hours']);
});

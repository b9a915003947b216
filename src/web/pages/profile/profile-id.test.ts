import { expect, test } from 'vitest';
import { profileIdOf } from './profile-id.ts';

test('the address first, then who is signed in, then the demo', () => {
  expect(profileIdOf('1001', { id: 7 })).toBe(1001);
  expect(profileIdOf(undefined, { id: 7 })).toBe(7);
  expect(profileIdOf(undefined, null)).toBe(3);
});

test.each(['0', '01', 'abc', '1e1', '99999999999', '-1'])('%s is nobody', (text) => {
  expect(profileIdOf(text, { id: 7 })).toBeUndefined();
});

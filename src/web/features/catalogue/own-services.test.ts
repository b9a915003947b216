import { expect, test } from 'vitest';
import { moved } from './own-services.ts';

test('an item goes to its new place and the others close the gap', () => {
  expect(moved(['cut', 'colour', 'care'], 0, 2)).toEqual(['colour', 'care', 'cut']);
  expect(moved(['cut', 'colour', 'care'], 2, 0)).toEqual(['care', 'cut', 'colour']);
  expect(moved(['cut', 'colour', 'care'], 1, 1)).toEqual(['cut', 'colour', 'care']);
});

test('beyond an end is the end', () => {
  expect(moved(['cut', 'colour', 'care'], 0, 9)).toEqual(['colour', 'care', 'cut']);
  expect(moved(['cut', 'colour', 'care'], 2, -1)).toEqual(['care', 'cut', 'colour']);
});

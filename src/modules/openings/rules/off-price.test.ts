import { expect, test } from 'vitest';
import { offPrice } from './off-price.ts';

test('a percentage is taken off to the nearest cent, and nothing where none is given', () => {
  expect(offPrice({ price: 9999, currency: 'USD' }, 20)).toBe(2000);
  expect(offPrice({ price: 5000, currency: 'USD' }, 90)).toBe(4500);
  expect(offPrice({ price: 5000, currency: 'USD' }, null)).toBe(0);
});

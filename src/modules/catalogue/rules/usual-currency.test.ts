import { expect, test } from 'vitest';
import { isCurrency } from '#kernel/currencies';
import { currencyOfRegion, roundAmount } from './usual-currency.ts';

test('prices begin in the money of the reader’s region', () => {
  expect(['GB', 'NG', 'SN', 'EG', 'ES', 'DE', 'BR', 'AQ'].map(currencyOfRegion)).toEqual([
    'GBP',
    'NGN',
    'XOF',
    'EGP',
    'EUR',
    'EUR',
    'BRL',
    'USD',
  ]);
});

test('every region pays with money that exists', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((other) => one + other));
  for (const region of regions) expect(isCurrency(currencyOfRegion(region))).toBe(true);
});

test('an amount is round in its own currency', () => {
  expect(roundAmount(65, 'USD')).toBe(65);
  expect(roundAmount(65, 'GBP')).toBe(52);
  expect(roundAmount(65, 'NGN')).toBe(97_500);
  expect(roundAmount(20, 'KWD')).toBe(6);
  expect(roundAmount(0, 'NGN')).toBe(0);
});

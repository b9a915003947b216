import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, highestAmount } from '#kernel/currencies';
import { readPrice, writePrice } from './price-text.ts';

describe('a price is read as people write it', () => {
  test.each([
    ['49.50', 'USD', 49_50, 'USD'],
    ['$50', 'USD', 50_00, 'USD'],
    ['$50', 'CAD', 50_00, 'CAD'],
    ['$50', 'EUR', 50_00, 'USD'],
    ['49,5', 'EUR', 49_50, 'EUR'],
    ['€ 40', 'USD', 40_00, 'EUR'],
    ['40 €', 'USD', 40_00, 'EUR'],
    ['1,200', 'USD', 1200_00, 'USD'],
    ['1.200,50', 'EUR', 1200_50, 'EUR'],
    ['1,200.50', 'USD', 1200_50, 'USD'],
    ['5 000 NGN', 'USD', 5000_00, 'NGN'],
    ["1'200", 'CHF', 1200_00, 'CHF'],
    ['5000', 'JPY', 5000, 'JPY'],
    ['¥5,000', 'USD', 5000, 'JPY'],
    ['1.250', 'KWD', 1250, 'KWD'],
    ['0', 'USD', 0, 'USD'],
    ['12.', 'USD', 12_00, 'USD'],
    ['5000.00', 'JPY', 5000, 'JPY'],
    ['5.000 HUF', 'EUR', 5000_00, 'HUF'],
    ['1234,50', 'RSD', 1234_50, 'RSD'],
    ['25.000', 'IQD', 25_000, 'IQD'],
  ])('%s in %s', (text, currency, price, written) => {
    expect(readPrice(text, currency)).toEqual({ price, currency: written });
  });
});

describe('what is no price is said', () => {
  test.each([
    ['', 'priceNeeded'],
    ['fifty', 'priceWrong'],
    ['-5', 'priceWrong'],
    ['$', 'priceWrong'],
    ['1,2,3', 'priceWrong'],
    ['1.2.3', 'priceWrong'],
    ['.', 'priceWrong'],
    ['0.001', 'priceTooFine'],
    ['0.50', undefined],
    ['49.9955', 'priceTooFine'],
    ['1000000.01', 'priceTooHigh'],
  ])('%s', (text, problem) => {
    const read = readPrice(text, 'USD');
    expect('problem' in read ? read.problem : undefined).toBe(problem);
  });

  test('yen have no decimals', () => {
    expect(readPrice('49.50', 'JPY')).toEqual({ problem: 'priceTooFine' });
  });
});

test('a price is written without decimals where there are none', () => {
  expect(writePrice(50_00, 'USD')).toBe('50');
  expect(writePrice(49_50, 'USD')).toBe('49.50');
  expect(writePrice(5000, 'JPY')).toBe('5000');
  expect(writePrice(1250, 'KWD')).toBe('1.250');
});

test('a price of any currency is written and read again as the same', () => {
  const priced = fc
    .constantFrom(...currencies)
    .chain((currency) =>
      fc.record({ currency: fc.constant(currency), price: fc.nat({ max: highestAmount(currency) }) }),
    );
  fc.assert(
    fc.property(priced, ({ currency, price }) => {
      const text = writePrice(price, currency);
      expect(readPrice(text, currency)).toEqual({ price, currency });
      expect(readPrice(`${text} ${currency}`, 'USD')).toEqual({ price, currency });
    }),
    { numRuns: 2000 },
  );
});

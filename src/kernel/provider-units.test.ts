import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, highestAmount } from './currencies.ts';
import { currencyDecimals, leastPayment, payablePart, payableStep, shareOf } from './currency.ts';
import { fromProvider, toProvider } from './provider-units.ts';

const money = fc.constantFrom(...currencies);
const amounts = fc.integer({ min: 0, max: 2_000_000_000 });

test('what can be paid comes back from the provider as it was sent, in every currency', () => {
  fc.assert(
    fc.property(money, amounts, (currency, amount) => {
      const payable = payablePart(amount, currency);
      expect(amount - payable).toBeLessThan(payableStep(currency));
      expect(fromProvider(toProvider(payable, currency), currency)).toBe(payable);
      expect(fromProvider(toProvider(-payable, currency), currency) + payable).toBe(0);
    }),
  );
});

test.each([
  ['USD', 50_00, 50_00],
  ['HUF', 5_000_00, 5_000_00],
  ['TWD', 800_00, 800_00],
  ['RSD', 5_000_00, 5_000_00],
  ['IDR', 150_000_00, 150_000_00],
  ['JPY', 500, 500],
  ['VND', 200_000, 200_000],
  // Without decimals, and counted in hundredths all the same.
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  // With decimals of which the provider knows nothing.
  ['MGA', 5_000_00, 5_000],
  ['KWD', 5_120, 5_120],
  ['LYD', 5_120, 512],
])('of %s %d is %d to the provider', (currency, ours, theirs) => {
  expect(toProvider(ours, currency)).toBe(theirs);
  expect(fromProvider(theirs, currency)).toBe(ours);
  expect(payablePart(ours, currency)).toBe(ours);
});

test('the last digit of a dinar cannot be paid', () => {
  expect(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((each) => payablePart(6_001, each))).toEqual(Array(5).fill(6_000));
  expect([payablePart(6_001, 'USD'), payablePart(6_001, 'JPY'), payablePart(6_050, 'MGA')]).toEqual([
    6_001, 6_001, 6_000,
  ]);
});

test('a share can be paid, is the nearest there is, and never more than the whole', () => {
  expect(shareOf(6_001, 33, 'KWD')).toBe(1_980);
  expect(shareOf(6_005, 100, 'KWD')).toBe(6_000);
  expect(shareOf(9_999, 20, 'USD')).toBe(2_000);
  fc.assert(
    fc.property(money, amounts, fc.integer({ min: 0, max: 100 }), (currency, amount, percent) => {
      const share = shareOf(amount, percent, currency);
      expect(share).toBeLessThanOrEqual(amount);
      expect(payablePart(share, currency)).toBe(share);
      expect(Math.abs(share - (amount * percent) / 100)).toBeLessThan(payableStep(currency));
    }),
  );
});

test('the least payment is what the provider says, else about as much', () => {
  const said = { USD: 50, GBP: 30, JPY: 50, KRW: 50, HUF: 175_00, CZK: 15_00, DKK: 2_50, THB: 10_00, INR: 50, IDR: 50 };
  for (const [currency, least] of Object.entries(said))
    expect([currency, leastPayment(currency)]).toEqual([currency, least]);
  expect(['NGN', 'KWD', 'ISK', 'MGA'].map(leastPayment)).toEqual([50, 500, 50, 100]);
  for (const currency of currencies) {
    const least = leastPayment(currency);
    expect(payablePart(least, currency)).toBe(least);
    expect(least).toBeLessThan(highestAmount(currency) / 10 ** currencyDecimals(currency));
  }
});

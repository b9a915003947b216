import { expect, test } from 'vitest';
import { currencies, highestAmount, highestOfAll, isCurrency } from './currencies.ts';
import { currencyDecimals } from './currency.ts';
import { formatPrice } from './visit-time.ts';

const withDecimals = (count: number) => currencies.filter((each) => currencyDecimals(each) === count);

test('decimals are those of ISO 4217, but for the Iraqi dinar', () => {
  expect(withDecimals(0).join(' ')).toBe('BIF CLP DJF GNF IQD ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF');
  expect(withDecimals(3).join(' ')).toBe('BHD JOD KWD LYD OMR TND');
  expect(withDecimals(2)).toHaveLength(currencies.length - 23);
});

test('money has three capital letters, once each, and every region’s is there', () => {
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.every((each) => /^[A-Z]{3}$/.test(each))).toBe(true);
  expect(['HUF', 'RSD', 'XCG'].every(isCurrency)).toBe(true);
  expect(['XAU', 'XDR', 'usd', 'ZZZ', ''].some(isCurrency)).toBe(false);
});

test.each(['en', 'es', 'fr', 'ar'])('in %s an amount is written with the decimals of the table', (locale) => {
  for (const currency of currencies) {
    const decimals = currencyDecimals(currency);
    const digits = (amount: number) => formatPrice(amount, currency, locale).replaceAll(/\D/g, '');
    expect([currency, digits(1234 * 10 ** decimals)]).toEqual([currency, '1234']);
    expect([currency, digits(12_345)]).toEqual([currency, '12345']);
  }
});

test('what the ICU of a server and of a browser count differently is written one way', () => {
  expect([formatPrice(500_050, 'HUF', 'en'), formatPrice(500_000, 'RSD', 'en')]).toEqual([
    'Ft\u00a05,000.50',
    'RSD\u00a05,000',
  ]);
  expect(formatPrice(123_450, 'RSD', 'en')).toBe('RSD\u00a01,234.50');
  expect([formatPrice(5_000, 'ISK', 'en'), formatPrice(25_000, 'IQD', 'en')]).toEqual([
    'kr\u00a05,000',
    'IQD\u00a025,000',
  ]);
});

test('where a million is little a price may be higher, and any fits its column', () => {
  expect([highestAmount('USD'), highestAmount('IDR')]).toEqual([100_000_000, 2_000_000_000]);
  for (const currency of currencies) expect(highestAmount(currency)).toBeLessThanOrEqual(highestOfAll);
});

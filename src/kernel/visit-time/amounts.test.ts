import { expect, test } from 'vitest';
import { formatAverage, formatClockTime, formatDuration, formatLeadTime, formatPrice } from '../visit-time.ts';

test('durations are words', () => {
  const spoken = [1, 45, 60, 75, 90, 95, 120, 150, 180, 1440].map((minutes) => formatDuration(minutes));
  expect(spoken).toEqual([
    '1 minute',
    '45 minutes',
    '1 hour',
    '75 minutes',
    '90 minutes',
    '1 hour 35 minutes',
    '2 hours',
    '2 hours 30 minutes',
    '3 hours',
    '24 hours',
  ]);
});

test('reminders come a day, an hour or so many minutes before', () => {
  expect([1440, 60, 120, 30].map((minutes) => formatLeadTime(minutes))).toEqual([
    '1 day',
    '1 hour',
    '120 minutes',
    '30 minutes',
  ]);
});

test('prices follow the currency, without decimals when whole', () => {
  expect(formatPrice(5000, 'USD')).toBe('$50');
  expect(formatPrice(4950, 'USD')).toBe('$49.50');
  expect(formatPrice(8000, 'GBP')).toBe('£80');
  expect(formatPrice(5000, 'JPY')).toBe('¥5,000');
  expect(formatPrice(5500, 'KWD')).toBe('KWD\u00a05.500');
  expect(formatPrice(0, 'EUR')).toBe('€0');
});

test('what is taken off has a minus sign, not a hyphen', () => {
  const said = ['en', 'es', 'fr', 'ar'].map((locale) => formatPrice(-3200, 'USD', locale));
  for (const price of said) expect(price).toMatch(/^[^-]*\u2212[^-]*$/);
  expect(said[0]).toBe('\u2212$32');
});

test('from right to left a minus stays with its figures, and the currency on its side', () => {
  const [given, taken] = [3200, -3200].map((amount) => formatPrice(amount, 'USD', 'ar'));
  expect(taken).toBe(given!.replace('32', '\u2066\u221232\u2069'));
  expect(formatDuration(150, 'ar')).toBe('ساعتان و30 دقيقة');
});

test('an amount and a time never part from their sign at the end of a line', () => {
  const said = [formatPrice(120_050, 'EUR', 'fr'), formatPrice(5_000, 'CHF', 'en'), formatClockTime(570, 'en-US')];
  expect(said).toEqual(['1\u00a0200,50\u00a0€', 'CHF\u00a050', '9:30\u00a0AM']);
});

test('an average has one decimal, after the sign that its reader puts there', () => {
  expect(formatAverage(5, 'en-GB')).toBe('5.0');
  expect(formatAverage(4.25, 'fr-FR')).toBe('4,3');
});

import { describe, expect, test } from 'vitest';
import { firstWeekday } from './first-weekday.ts';
import { languages, localeOfTag, tagOf } from './language.ts';
import { knownLocale, localeFor } from './wished-locale.ts';

describe('how a reader is spoken to', () => {
  test('is as their browser wishes, the most wished first', () => {
    expect(localeFor({ wished: 'es-MX,es;q=0.9,en;q=0.8' })).toBe('es-MX');
    expect(localeFor({ wished: 'de-DE,de;q=0.9,en-US;q=0.5,es;q=0.7' })).toBe('es');
    expect(localeFor({ wished: 'en;q=0.2, es-AR' })).toBe('es-AR');
    expect(localeFor({ wished: 'es;q=0, en-US;q=0.1' })).toBe('en-US');
  });

  test('is English as most of its readers write it where nothing better is known', () => {
    for (const wished of [undefined, '', '*', 'de', 'en', 'en-GB', 'en-GB,en-US;q=0.9', ';;;q=', 'x'.repeat(9_999)]) {
      expect(localeFor({ wished })).toBe('en');
    }
    expect(localeFor({ wished: 'en-XX' })).toBe('en');
    expect(localeFor({ wished: 'es-ES' })).toBe('es');
  });

  test('is as they chose, in the region of their browser', () => {
    expect(localeFor({ chosen: 'es', wished: 'en-US,es-MX;q=0.3' })).toBe('es-MX');
    expect(localeFor({ chosen: 'en', wished: 'es-MX,en-US;q=0.3' })).toBe('en-US');
    expect(localeFor({ chosen: 'es', wished: 'en-US' })).toBe('es');
    expect(localeFor({ chosen: 'tlh', wished: 'es' })).toBe('es');
  });
});

test('a page says its locale in its lang and finds it there again', () => {
  for (const locale of ['en', 'en-US', 'es', 'es-MX']) expect(localeOfTag(tagOf(locale))).toBe(locale);
});

test('a region that nobody knows here is left out', () => {
  expect(knownLocale('zh-Hant-TW')).toBe('en');
  expect(knownLocale('es-Latn-AR')).toBe('es-AR');
});

test('the week begins where the reader’s does, as this engine knows it, too', () => {
  expect([firstWeekday('en'), firstWeekday('en-US'), firstWeekday('es'), firstWeekday('es-MX')]).toEqual([1, 7, 1, 7]);
  const regions = ['AU', 'CA', 'GB', 'IE', 'IN', 'NG', 'NZ', 'US', 'ZA'].map((region) => `en-${region}`);
  for (const tag of regions) {
    const { firstDay } = (new Intl.Locale(tag) as unknown as { getWeekInfo(): { firstDay: number } }).getWeekInfo();
    expect([tag, firstWeekday(knownLocale(tag))]).toEqual([tag, firstDay]);
  }
  expect(languages.length).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { readAs } from '#tests/support/read-as.ts';
import { readFilters, searchOf } from './filters.ts';
import { askedOf } from './queries.ts';

const read = (search: string, path?: string) => readFilters(new URLSearchParams(search), path);

test('an address says the same after it was read', () => {
  const search = 'q=ada&near=London&radius=10&when=2026-11-28&from=15%3A00&rating=4&price=80&currency=GBP&sort=nearest';
  expect(searchOf(read(search)).toString()).toBe(search);
  expect(searchOf(read('')).toString()).toBe('');
});

test('what is no filter is left out', () => {
  const search = 'when=soon&from=3pm&rating=9&price=-1&sort=newest&lat=91&lon=4&radius=0&view=map&currency=XXX';
  expect(searchOf(read(search)).toString()).toBe('');
  expect(read('sort=nearest').sort).toBeUndefined();
});

test('whoever names no money means their own, and the address says which', () => {
  const locales = { 'en-US': 'USD', 'en-GB': 'GBP', 'fr-FR': 'EUR', 'ar-EG': 'USD' };
  for (const [locale, currency] of Object.entries(locales)) {
    readAs(locale);
    expect([locale, read('price=80').currency, read('price=80&currency=BRL').currency]).toEqual([
      locale,
      currency,
      'BRL',
    ]);
  }
  readAs('en-NG');
  expect(searchOf(read('price=80')).toString()).toBe('price=80&currency=NGN');
});

test('days and hours are asked as they were meant: by the clock where people work', () => {
  const asked = (search: string) => {
    const { days, hours } = askedOf(read(search), { viewerId: undefined, place: undefined }) as Record<string, unknown>;
    return [days, hours];
  };
  expect(asked('when=weekend')).toEqual(['weekend', undefined]);
  expect(asked('when=weekend&from=15:00')).toEqual(['weekend', '15:00/']);
  expect(asked('date=2026-11-28&to=18:00')).toEqual(['2026-11-28', '/18:00']);
  expect(asked('')).toEqual([undefined, undefined]);
  // Addresses of earlier days named a zone, too.
  expect(searchOf(read('when=today&zone=Europe/London')).toString()).toBe('when=today');
});

test('whoever offers a gap is asked for without days or hours, and only among people', () => {
  expect(searchOf(read('when=openings&from=15:00')).toString()).toBe('when=openings');
  expect(read('when=openings&view=work').when).toBeUndefined();
  expect(searchOf({ ...read('when=openings'), view: 'work' }).toString()).toBe('view=work');
});

test('hours without a day are hours of today', () => {
  expect(searchOf(read('from=15:00')).toString()).toBe('when=today&from=15%3A00');
  expect(read('when=weekend&to=15:00').when).toBe('weekend');
});

test('a date goes before a span, and a category is one that can stand in an address', () => {
  expect(read('when=today&date=2026-11-28').when).toBe('2026-11-28');
  expect(read('category=brows-lashes').category).toBe('brows-lashes');
  expect(read('category=../hair').category).toBeUndefined();
  expect(read('', 'hair').category).toBe('hair');
});

import { expect, test } from 'vitest';
import { readAs } from '#tests/support/read-as.ts';
import { readFilters, searchOf } from './filters.ts';
import { askedOf } from './queries.ts';
import { daysOf, windowOf } from './when.ts';

const read = (search: string, path?: string) => readFilters(new URLSearchParams(search), path);
// Thursday 26 November 2026, 08:00 UTC.
const now = Date.UTC(2026, 10, 26, 8, 0);

test('an address says the same after it was read', () => {
  const search =
    'q=ada&near=London&radius=10&when=2026-11-28&from=15%3A00&zone=Europe%2FLondon&rating=4&price=80&currency=GBP&sort=nearest';
  expect(searchOf(read(search)).toString()).toBe(search);
  expect(searchOf(read('')).toString()).toBe('');
});

test('what is no filter is left out', () => {
  const search =
    'when=soon&from=3pm&rating=9&price=-1&sort=newest&lat=91&lon=4&radius=0&zone=Mars%2FCrater&view=map&currency=XXX';
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

test('a weekend elsewhere is the one there', () => {
  const tokyo = { name: 'Tokyo', lat: 35.69, lon: 139.69, timeZone: 'Asia/Tokyo' };
  const asking = { viewerId: undefined, zone: 'Europe/London', now };
  expect(askedOf(read('when=weekend&near=Tokyo&zone=Europe/London'), { ...asking, place: tokyo }).free).toBe(
    '2026-11-27T15:00:00.000Z/2026-11-29T15:00:00.000Z',
  );
  expect(askedOf(read('when=weekend'), { ...asking, place: undefined }).free).toBe(
    '2026-11-28T00:00:00.000Z/2026-11-30T00:00:00.000Z',
  );
});

test.each(['when', 'date'])(
  'the last day of the calendar is left out as %s, and the one before can be asked about',
  (name) => {
    const asked = (date: string) => windowOf(read(`${name}=${date}`), 'Etc/GMT+12', now);
    expect(asked('9999-12-31')).toBeUndefined();
    expect(asked('9999-12-30')).toBe('9999-12-30T12:00:00.000Z/9999-12-31T12:00:00.000Z');
    expect(asked('0001-01-01')).toBe('2026-11-26T08:00:00.000Z/2026-11-26T08:01:00.000Z');
  },
);

test('whoever offers a gap is asked for without days or hours, and only among people', () => {
  expect(searchOf(read('when=openings&from=15:00&zone=Europe%2FLondon')).toString()).toBe('when=openings');
  expect(windowOf(read('when=openings'), 'Europe/London', now)).toBeUndefined();
  expect(read('when=openings&view=work').when).toBeUndefined();
  expect(searchOf({ ...read('when=openings'), view: 'work' }).toString()).toBe('view=work');
});

test('hours without a day are hours of today', () => {
  expect(searchOf(read('from=15:00&zone=Europe%2FLondon')).toString()).toBe(
    'when=today&from=15%3A00&zone=Europe%2FLondon',
  );
  expect(read('when=weekend&to=15:00').when).toBe('weekend');
});

test('a date goes before a span, and a category is one that can stand in an address', () => {
  expect(read('when=today&date=2026-11-28').when).toBe('2026-11-28');
  expect(read('category=brows-lashes').category).toBe('brows-lashes');
  expect(read('category=../hair').category).toBeUndefined();
  expect(read('', 'hair').category).toBe('hair');
});

test.each([
  ['today', '2026-11-26', { first: '2026-11-26', last: '2026-11-26' }],
  ['week', '2026-11-26', { first: '2026-11-26', last: '2026-11-29' }],
  ['weekend', '2026-11-26', { first: '2026-11-28', last: '2026-11-29' }],
  ['weekend', '2026-11-29', { first: '2026-11-29', last: '2026-11-29' }],
  ['2026-12-24', '2026-11-26', { first: '2026-12-24', last: '2026-12-24' }],
] as const)('%s on %s', (when, today, days) => {
  expect(daysOf(when, today)).toEqual(days);
});

test('Saturday at three is three on the reader’s clock', () => {
  const saturday = read('date=2026-11-28&from=15:00&to=16:00');
  expect(windowOf(saturday, 'Europe/London', now)).toBe('2026-11-28T15:00:00.000Z/2026-11-28T16:00:00.000Z');
  expect(windowOf(saturday, 'America/New_York', now)).toBe('2026-11-28T20:00:00.000Z/2026-11-28T21:00:00.000Z');
});

test('a day has the length its clocks give it, and today begins now', () => {
  expect(windowOf(read('date=2027-03-28'), 'Europe/London', now)).toBe(
    '2027-03-28T00:00:00.000Z/2027-03-28T23:00:00.000Z',
  );
  expect(windowOf(read('when=today'), 'Europe/London', now)).toBe('2026-11-26T08:00:00.000Z/2026-11-27T00:00:00.000Z');
  expect(windowOf(read(''), 'Europe/London', now)).toBeUndefined();
});

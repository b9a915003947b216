import { expect, test } from 'vitest';
import { KnownCategories, type Category } from './known-categories.ts';

let ids = 0;
const category = (slug: string, words: string, more: Partial<Category> = {}): Category => {
  const id = ++ids;
  const names = { en: slug, es: null, fr: null, ar: null };
  return { id, slug, names, words: words.split(' '), precedence: -id, hidden: false, mergedInto: null, ...more };
};

const hair = category('hair', 'hairdresser balayage');
const barbers = category('barbers', 'barber fade');
const braids = category('braids', 'braider trenzas hair');
const makeup = category('makeup', 'makeup mua');
const gems = category('tooth-gems', 'gem', { names: { en: 'Tooth gems', es: 'Joyas', fr: null, ar: null } });
const nails = category('nails', 'manicure', { hidden: true });
const locs = category('locs', 'loctician', { mergedInto: braids.id });
const known = new KnownCategories([hair, barbers, braids, makeup, gems, nails, locs]);

test.each([
  ['Barber', 'barbers'],
  ['Skin FADE', 'barbers'],
  ['Trénzas', 'braids'],
  ['Make-up artist', 'makeup'],
  ['Make up for brides', 'makeup'],
  ['tooth-gems', 'tooth-gems'],
  ['Joyas', 'tooth-gems'],
])('%s is found among %s', (profession, slug) => {
  expect(known.meantBy(profession)?.slug).toBe(slug);
});

test('where several know a word, the newer one is meant, and so where somebody does several things', () => {
  expect(known.meantBy('hair')?.slug).toBe('hair');
  expect(known.meantBy('Hair in Leeds')?.slug).toBe('braids');
  expect(known.meantBy('Barber, balayage')?.slug).toBe('barbers');
});

test('what is no trade of ours has no category', () => {
  for (const text of ['Welder', '', 'constructor', 'toString', 'tooth', null, undefined])
    expect(known.meantBy(text)).toBeUndefined();
});

test('a merged one leads to where it went; a hidden one is meant by nobody, and stays with who chose it', () => {
  expect(known.shown.map(({ slug }) => slug)).toEqual(['hair', 'barbers', 'braids', 'makeup', 'tooth-gems']);
  expect(known.named('locs')?.slug).toBe('braids');
  expect(known.meantBy('locs')?.slug).toBe('braids');
  expect(known.meantBy('nails')).toBeUndefined();
  expect(known.meantBy('Manicure')).toBeUndefined();
  const trade = { category: 'nails', profession: 'Barber', businessCategory: null };
  expect(known.of(trade)?.slug).toBe('nails');
  expect(known.of({ ...trade, category: null })?.slug).toBe('barbers');
  expect(known.of({ category: 'gone', profession: null, businessCategory: 'Braider' })?.slug).toBe('braids');
});

import { expect, test } from 'vitest';
import { categories, categoryOf } from './categories.ts';

test.each([
  ['Barber', 'barbers'],
  ['Braider', 'braids'],
  ['Tattooer', 'tattoo'],
  ['Nail tech', 'nails'],
  ['Make-up artist', 'makeup'],
  ['Make up for brides', 'makeup'],
  ['Maquilleuse, MUA', 'makeup'],
  ['Lash artist', 'brows-lashes'],
  ['Massage therapist', 'massage'],
  ['Hair stylist', 'hair'],
  ['Braids and hair', 'braids'],
  ['Photographer', 'photography'],
  ['Florist', 'flowers'],
  ['Body piercer', 'piercing'],
  ['Trenzadora', 'braids'],
  ['Uñas y pestañas', 'brows-lashes'],
  ['Esthéticienne', 'skin'],
  ['مصورة أفراح', 'photography'],
])('%s is found among %s', (profession, category) => {
  expect(categoryOf(profession)).toBe(category);
});

test('words of a search mean a category, whatever their case or accents', () => {
  expect(categoryOf('skin FADE')).toBe('barbers');
  expect(categoryOf('Tattóo')).toBe('tattoo');
});

test('what is no trade of ours has no category', () => {
  for (const text of ['Welder', '', 'constructor', 'toString', null, undefined])
    expect(categoryOf(text)).toBeUndefined();
});

test('every category is its own word', () => {
  for (const category of categories) expect(categoryOf(category)).toBe(category);
});

import { expect, test } from 'vitest';
import { templatesFor } from './templates.ts';

const names = (category: string | undefined, profession: string | null = null) =>
  templatesFor(category, profession).map(({ name }) => name);

test('a trade has templates of its own, the usual three first', () => {
  expect(names('barbers').slice(0, 3)).toEqual(['haircut', 'skinFade', 'beardTrim']);
  expect(names('tattoo')).not.toContain('haircut');
});

test.each([
  ['braids', 'Loctician in Lagos', 'locRetwist'],
  ['barbers', 'Barbe et rasage', 'beardTrim'],
  ['brows-lashes', 'Pestañas', 'lashExtensions'],
  ['makeup', 'مكياج عروس', 'bridalMakeup'],
])('of %s, “%s” begins with %s', (category, profession, first) => {
  expect(names(category, profession)[0]).toBe(first);
});

test('who has another trade begins with the three samples', () => {
  const samples = ['basicConsultation', 'fullService', 'premiumPackage'];
  for (const other of [undefined, 'welding', 'constructor']) expect(names(other)).toEqual(samples);
});

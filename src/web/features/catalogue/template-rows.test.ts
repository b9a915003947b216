import { expect, test } from 'vitest';
import { templatesFor } from '#modules/catalogue/rules';
import { problemsOf, rowsOf, serviceOf } from './template-rows.ts';

const rows = (category: string, currency = 'USD', offered: readonly string[] = []) =>
  rowsOf(templatesFor(category, null), (name) => name, { currency, offered });

test('none is wanted by itself, and what is offered already is not proposed', () => {
  expect(rows('hair').some(({ wanted }) => wanted)).toBe(false);
  expect(rows('hair').map(({ name }) => name)).toContain('colour');
  expect(rows('hair', 'USD', ['colour']).map(({ name }) => name)).not.toContain('colour');
});

// As a new server has them.
const trades = 'hair braids barbers nails makeup brows-lashes skin tattoo piercing photography massage flowers'.split(
  ' ',
);

test.each(trades)('%s has at least three templates of its own that can be published as they are', (category) => {
  const own = rows(category);
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(own.map(({ name }) => name)).not.toContain('basicConsultation');
  for (const currency of ['USD', 'JPY', 'KWD', 'UGX', 'NGN', 'COP', 'IQD', 'MGA', 'SYP']) {
    for (const row of rows(category, currency)) expect(problemsOf(row)).toEqual({});
  }
});

test('what is typed is told as the form of a service tells it', () => {
  const [row] = rows('barbers');
  const typed = (some: object) => problemsOf({ ...row!, fields: { ...row!.fields, ...some } });
  expect(typed({ name: ' ' })).toEqual({ name: 'nameNeeded' });
  expect(typed({ minutes: 'x' })).toEqual({ minutes: 'durationWrong' });
  expect(typed({ price: 'fifty' })).toEqual({ price: 'priceWrong' });
  expect(serviceOf(row!)).toMatchObject({
    name: 'haircut',
    duration: 45,
    price: 3_500,
    currency: 'USD',
    published: true,
  });
});

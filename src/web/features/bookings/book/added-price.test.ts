import { expect, test } from 'vitest';
import { addedPrice } from './added-price.ts';

const offer = {
  id: 1,
  title: 'Tenth',
  description: null,
  percent: 10,
  amount: null,
  currency: null,
  code: null,
  startsOn: null,
  endsOn: null,
  serviceIds: [],
  weekdays: [],
};
const cut = { id: 1, price: 4000 };
const wash = { id: 2, price: 1000 };
const facts = (more: object) => ({ offers: [{ ...offer, ...more }] as never, timeZone: 'UTC', now: 0 });
const visit = (...parts: object[]) => ({ parts: parts as never, currency: 'GBP' });

test('what is added costs what the whole visit costs more with it, also where it was added already', () => {
  expect(addedPrice(visit(cut), wash, facts({}))).toBe(900);
  expect(addedPrice(visit(cut, wash), wash, facts({}))).toBe(900);
  expect(addedPrice(visit(cut), wash, facts({ serviceIds: [1] }))).toBe(1000);
  // An amount is taken off the visit once, and the cut is large enough for it.
  expect(addedPrice(visit(cut), wash, facts({ percent: null, amount: 500, currency: 'GBP' }))).toBe(1000);
});

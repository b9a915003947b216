import { expect, test } from 'vitest';
import type { DiscountOffer } from '#modules/catalogue/rules';
import { discountWithOpening } from './discount-with-opening.ts';

const offer = { id: 1, title: 'Summer' } as DiscountOffer;
const cost = { price: 5000, currency: 'USD' };
const off = (amount: number) => ({ amount, offer, codeProblem: undefined });

test('whichever takes off more counts, and never both', () => {
  expect(discountWithOpening(off(500), { ...cost, percent: 20 })).toMatchObject({ amount: 1000, offer: undefined });
  expect(discountWithOpening(off(1500), { ...cost, percent: 20 })).toMatchObject({ amount: 1500, offer });
  expect(discountWithOpening(off(1000), { ...cost, percent: 20 })).toMatchObject({
    amount: 1000,
    offer: undefined,
  });
});

test('an opening at the full price leaves an offer as it is', () => {
  expect(discountWithOpening(off(500), { ...cost, percent: null })).toEqual(off(500));
});

test('a code that takes off less than the opening is told so', () => {
  expect(discountWithOpening(off(500), { ...cost, percent: 20, code: 'SUMMER' }).codeProblem).toBe('less');
  expect(discountWithOpening(off(500), { ...cost, percent: 20 }).codeProblem).toBeUndefined();
});

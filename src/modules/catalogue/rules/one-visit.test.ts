import { expect, test } from 'vitest';
import { asOneVisit } from './one-visit.ts';

const cut = { id: 1, name: 'Haircut', duration: 45, price: 40_00, extraGap: 0 };
const beard = { id: 2, name: 'Beard trim', duration: 15, price: 10_00, extraGap: 10 };
const wash = { id: 3, name: 'Wash', duration: 10, price: 5_00, extraGap: 5 };

test('several services are one visit: as long and as dear as all, called by all, with the longest pause after it', () => {
  expect(asOneVisit(cut, [beard, wash])).toEqual({
    id: 1,
    name: 'Haircut + Beard trim + Wash',
    duration: 70,
    price: 55_00,
    extraGap: 10,
  });
});

test('one service is itself', () => {
  expect(asOneVisit(cut, [])).toBe(cut);
});

import { expect, test } from 'vitest';
import { dueNow as dueOf, nothingInAdvance, stranger, type Advance, type Acquaintance, type Cost } from './advance.ts';

const deposit = (more: Partial<Advance>): Advance => ({ ...nothingInAdvance, prepay: 'deposit', ...more });
const dueNow = (advance: Advance, cost: Cost, client: Acquaintance) => dueOf([{ price: 9000, advance }], cost, client);
const usd = (total: number) => ({ total, currency: 'USD' });
const regular = { came: true, missed: false };

test('most services ask nothing in advance', () => {
  expect(dueNow(nothingInAdvance, usd(8000), stranger)).toBe(0);
});

test('a deposit is an amount or a share, never more than what the visit costs after an offer', () => {
  expect(dueNow(deposit({ depositAmount: 2000 }), usd(8000), stranger)).toBe(2000);
  expect(dueNow(deposit({ depositAmount: 2000 }), usd(1500), stranger)).toBe(1500);
  expect(dueNow(deposit({ depositPercent: 25 }), usd(4990), stranger)).toBe(1248);
  expect(dueNow(deposit({ depositPercent: 50 }), usd(0), stranger)).toBe(0);
});

test('what is too little for the payment service is not asked', () => {
  expect([
    dueNow(deposit({ depositPercent: 1 }), usd(4900), stranger),
    dueNow(deposit({ depositPercent: 1 }), usd(5000), stranger),
  ]).toEqual([0, 50]);
  expect(dueNow({ ...nothingInAdvance, prepay: 'all' }, usd(49), stranger)).toBe(0);
});

test('all is all', () => {
  expect(dueNow({ ...nothingInAdvance, prepay: 'all' }, usd(8000), regular)).toBe(8000);
});

test('it may be asked of new clients only, or of those who once did not come', () => {
  const ofNew = deposit({ depositAmount: 2000, prepayFor: 'new' });
  const ofMissed = deposit({ depositAmount: 2000, prepayFor: 'no_shows' });
  expect([dueNow(ofNew, usd(8000), stranger), dueNow(ofNew, usd(8000), regular)]).toEqual([2000, 0]);
  expect([dueNow(ofMissed, usd(8000), stranger), dueNow(ofMissed, usd(8000), { came: true, missed: true })]).toEqual([
    0, 2000,
  ]);
});

test('what is due can be paid: without the last digit of a dinar, and not below what the provider takes', () => {
  const third = deposit({ depositPercent: 33 });
  expect(dueNow(third, { total: 6_001, currency: 'KWD' }, stranger)).toBe(1_990);
  expect(dueNow({ ...nothingInAdvance, prepay: 'all' }, { total: 6_001, currency: 'KWD' }, stranger)).toBe(6_000);
  expect(dueNow(deposit({ depositAmount: 1_985 }), { total: 6_001, currency: 'KWD' }, stranger)).toBe(1_990);
  const forint = (total: number) => dueNow(deposit({ depositPercent: 10 }), { total, currency: 'HUF' }, stranger);
  expect([forint(1_700_00), forint(1_750_00)]).toEqual([0, 175_00]);
});

test('of several services each asks for its own, from its share of what the visit costs', () => {
  const fixed = { price: 8000, advance: deposit({ depositAmount: 2000 }) };
  const half = { price: 2000, advance: deposit({ depositPercent: 50 }) };
  const free = { price: 1000, advance: nothingInAdvance };
  expect(dueOf([fixed, free], usd(9000), stranger)).toBe(2000);
  expect(dueOf([free, fixed, half], usd(11_000), stranger)).toBe(3000);
  // A tenth off the whole is a tenth off what the second one costs.
  expect(dueOf([fixed, half], usd(9000), stranger)).toBe(2900);
  const ofNew = { price: 5000, advance: deposit({ depositPercent: 20, prepayFor: 'new' }) };
  expect([dueOf([half, ofNew], usd(7000), stranger), dueOf([half, ofNew], usd(7000), regular)]).toEqual([2000, 1000]);
});

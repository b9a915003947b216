import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountFor, normalCode, offerStateOn, type DiscountOffer, type DiscountQuestion } from './discount.ts';

const summer: DiscountOffer = {
  id: 1,
  title: 'Summer Special',
  percent: 20,
  amount: null,
  currency: null,
  code: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  uses: 0,
  serviceIds: [],
  weekdays: [],
};
const friend: DiscountOffer = { ...summer, id: 2, title: 'Referral Discount', percent: 15, code: 'FRIEND15' };
const tenOff: DiscountOffer = { ...summer, id: 3, title: 'Ten off', percent: null, amount: 10_00, currency: 'USD' };
const costing = (price: number) => ({ parts: [{ id: 7, price }] });
const cut: DiscountQuestion = {
  ...costing(50_00),
  currency: 'USD',
  visits: 1,
  weekdays: [],
  today: '2026-11-26',
};

describe('which offer counts', () => {
  test('the one that takes off most of those that need no code', () => {
    expect(discountFor([tenOff, summer, friend], { ...cut, ...costing(80_00) })).toMatchObject({
      amount: 16_00,
      offer: { id: 1 },
    });
    expect(discountFor([summer, tenOff], { ...cut, ...costing(30_00) })).toMatchObject({
      amount: 10_00,
      offer: { id: 3 },
    });
  });

  test('the one whose code was typed, in any case and with stray spaces', () => {
    expect(discountFor([friend], { ...cut, code: ' friend 15 ' })).toMatchObject({ amount: 7_50, offer: { id: 2 } });
    expect(discountFor([friend], cut)).toEqual({ amount: 0, offer: undefined, codeProblem: undefined });
  });

  test('never two at once: a code that takes off less than what counts by itself changes nothing, and says so', () => {
    expect(discountFor([summer, friend], { ...cut, code: 'FRIEND15' })).toMatchObject({
      amount: 10_00,
      offer: { id: 1 },
      codeProblem: 'less',
    });
  });

  test('a code that takes off as much as an offer without one is the one that counts', () => {
    const equal = { ...friend, percent: 20 };
    expect(discountFor([summer, equal], { ...cut, code: 'FRIEND15' })).toMatchObject({ offer: { id: 2 } });
  });

  test('nobody is paid for coming', () => {
    expect(discountFor([tenOff], { ...cut, ...costing(4_00) }).amount).toBe(4_00);
    expect(discountFor([{ ...summer, percent: 100 }], cut).amount).toBe(50_00);
    expect(discountFor([summer], { ...cut, ...costing(0) })).toMatchObject({ amount: 0, offer: undefined });
  });
});

describe('a code that takes nothing off says why', () => {
  test.each([
    ['unknown', friend, { code: 'ENEMY15' }],
    ['upcoming', { ...friend, startsOn: '2026-11-27' }, {}],
    ['ended', { ...friend, endsOn: '2026-11-25' }, {}],
    ['used_up', { ...friend, maxUses: 3, uses: 3 }, {}],
    ['too_few_left', { ...friend, maxUses: 3, uses: 1 }, { visits: 3 }],
    ['other_service', { ...friend, serviceIds: [8, 9] }, {}],
    ['other_service', { ...tenOff, code: 'FRIEND15', currency: 'EUR' }, {}],
  ] as const)('%s', (problem, offer, more) => {
    const answer = discountFor([offer], { ...cut, code: 'FRIEND15', ...more });
    expect(answer).toEqual({ amount: 0, offer: undefined, codeProblem: problem });
  });

  test('what counts by itself still counts when the code is wrong', () => {
    expect(discountFor([summer], { ...cut, code: 'NOPE' })).toMatchObject({ amount: 10_00, codeProblem: 'unknown' });
  });
});

describe('on some days of the week', () => {
  const tuesdays: DiscountOffer = { ...summer, id: 4, title: 'Quiet Tuesdays', weekdays: [2] };

  test('it counts for a visit on one of them, and while no time is chosen it does not', () => {
    expect(discountFor([tuesdays], { ...cut, weekdays: [2] })).toMatchObject({ amount: 10_00, offer: { id: 4 } });
    expect(discountFor([tuesdays], { ...cut, weekdays: [3] }).amount).toBe(0);
    expect(discountFor([tuesdays], cut).amount).toBe(0);
  });

  test('of a series every visit has to be on one', () => {
    expect(discountFor([tuesdays], { ...cut, visits: 2, weekdays: [2, 2] }).amount).toBe(10_00);
    expect(discountFor([tuesdays], { ...cut, visits: 2, weekdays: [2, 5] }).amount).toBe(0);
  });

  test('its code says that it is another day', () => {
    const coded = { ...tuesdays, code: 'QUIET' };
    expect(discountFor([coded], { ...cut, weekdays: [3], code: 'quiet' }).codeProblem).toBe('other_day');
  });
});

describe('a visit of several services', () => {
  const both = { ...cut, parts: [...cut.parts, { id: 8, price: 20_00 }] };

  test('an offer for all services takes its share of the whole', () => {
    expect(discountFor([summer], both).amount).toBe(14_00);
    expect(discountFor([tenOff], both).amount).toBe(10_00);
  });

  test('an offer for some takes off what those cost, and no more', () => {
    expect(discountFor([{ ...summer, serviceIds: [8] }], both).amount).toBe(4_00);
    expect(discountFor([{ ...tenOff, amount: 30_00, serviceIds: [8, 9] }], both).amount).toBe(20_00);
    expect(discountFor([{ ...friend, serviceIds: [9] }], { ...both, code: 'friend15' }).codeProblem).toBe(
      'other_service',
    );
  });
});

describe('the window', () => {
  test.each([
    ['2026-11-25', 'upcoming'],
    ['2026-11-26', 'current'],
    ['2026-11-30', 'current'],
    ['2026-12-01', 'ended'],
  ])('on %s an offer from the 26th to the 30th is %s', (today, state) => {
    expect(offerStateOn({ ...summer, startsOn: '2026-11-26', endsOn: '2026-11-30' }, today)).toBe(state);
  });
});

test('whatever the offers, the discount lies between nothing and the price', () => {
  const offer = fc.record({
    id: fc.nat(),
    title: fc.constant('x'),
    startsOn: fc.constant(null),
    endsOn: fc.constant(null),
    code: fc.constantFrom(null, 'A', 'B'),
    maxUses: fc.option(fc.integer({ min: 1, max: 5 })),
    uses: fc.integer({ min: 0, max: 5 }),
    serviceIds: fc.constantFrom([], [7], [8]),
    weekdays: fc.constantFrom([], [2], [2, 4]),
    value: fc.integer({ min: 1, max: 100 }),
    byPercent: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(offer),
      fc.nat({ max: 100_000 }),
      fc.constantFrom(undefined, 'a', 'b', 'c'),
      (offers, price, code) => {
        const known = offers.map(({ value, byPercent, ...rest }) => ({
          ...rest,
          percent: byPercent ? value : null,
          amount: byPercent ? null : value * 100,
          currency: byPercent ? null : 'USD',
        }));
        const { amount, offer: used } = discountFor(known, { ...cut, ...costing(price), code });
        expect(Number.isInteger(amount) && amount >= 0 && amount <= price).toBe(true);
        expect(amount > 0).toBe(used !== undefined);
        expect([undefined, null, normalCode(code)]).toContain(used?.code);
      },
    ),
  );
});

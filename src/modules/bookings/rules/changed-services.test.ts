import { expect, test } from 'vitest';
import { asBooked, changedPrice, knownServices, partsOfVisit } from './index.ts';

const booked = {
  serviceId: 1,
  serviceName: 'Cut + Beard trim',
  duration: 60,
  total: 4050,
  discount: 450,
  currency: 'GBP',
  additions: [{ serviceId: 2, name: 'Beard trim', duration: 15, price: 1500 }],
};
const now = [
  { id: 1, name: 'Cut', duration: 50, price: 3600, extraGap: 0 },
  { id: 2, name: 'Beard trim', duration: 20, price: 1800, extraGap: 0 },
  { id: 3, name: 'Wash', duration: 10, price: 500, extraGap: 0 },
];

test('a visit comes apart into what it was booked of', () => {
  expect(partsOfVisit(booked)).toEqual([
    { id: 1, name: 'Cut', duration: 45, price: 3000 },
    { id: 2, name: 'Beard trim', duration: 15, price: 1500 },
  ]);
  expect(partsOfVisit({ ...booked, serviceName: 'Cut', additions: [] })).toEqual([
    { id: 1, name: 'Cut', duration: 60, price: 4500 },
  ]);
});

test('what it keeps is as it was booked, what is new as it is offered', () => {
  expect(asBooked(booked, [now[0]!, now[2]!]).map(({ duration, price }) => [duration, price])).toEqual([
    [45, 3000],
    [10, 500],
  ]);
});

test('of what a visit was before, the first word counts', () => {
  const gapMinutes = 10;
  const first = { ...booked, gapMinutes: 30 };
  const second = {
    ...booked,
    serviceId: 3,
    serviceName: 'Wash',
    duration: 10,
    total: 450,
    discount: 50,
    additions: [],
  };
  const present = { ...booked, duration: 70, total: 9000, discount: 0, additions: [], serviceName: 'Cut', gapMinutes };
  const known = knownServices(present, [first, { ...second, gapMinutes }]);
  expect([...known.parts.values()].map(({ id, price }) => [id, price]).toSorted()).toEqual([
    [1, 3000],
    [2, 1500],
    [3, 500],
  ]);
  expect([known.gaps.get(1), known.gaps.get(3), known.discount]).toEqual([30, 10, 450]);
});

test('an offer of percents takes its share of what it is for; an amount stays off, up to the price', () => {
  const parts = asBooked(booked, [now[0]!, now[2]!]);
  const tenth = { percent: 10, amount: null, serviceIds: [] };
  expect(changedPrice(booked, parts, tenth)).toEqual({ total: 3150, discount: 350 });
  expect(changedPrice(booked, parts, { ...tenth, serviceIds: [3] })).toEqual({ total: 3450, discount: 50 });
  expect(changedPrice(booked, parts, undefined)).toEqual({ total: 3050, discount: 450 });
  expect(changedPrice(booked, [now[2]!], { percent: null, amount: 800, serviceIds: [] })).toEqual({
    total: 0,
    discount: 500,
  });
});

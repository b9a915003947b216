import { expect, test } from 'vitest';
import { fixedBy } from './fixed-time.ts';

const hour = 3_600_000;
const startsAt = 100 * hour;
const policy = { version: 1, freeCancellationMinutes: 24 * 60, lateCancelPercent: 50, noShowPercent: 100 };
const booked = {
  status: 'confirmed',
  total: 6000,
  discount: 0,
  offerTitle: null,
  openingId: null,
  policy,
  startsAt,
} as const;

test('once cancelling costs a fee a client does not move away from it', () => {
  expect(fixedBy(booked, 76 * hour)).toBeUndefined();
  expect(fixedBy(booked, 76 * hour + 1)).toBe('late');
});

test('what costs nothing to cancel is moved up to its start', () => {
  const late = 99 * hour;
  expect(fixedBy({ ...booked, status: 'pending' }, late)).toBeUndefined();
  expect(fixedBy({ ...booked, total: 0 }, late)).toBeUndefined();
  expect(fixedBy({ ...booked, policy: { ...policy, lateCancelPercent: 0 } }, late)).toBeUndefined();
});

test('the price of an opening stays with its time, that of an offer goes along', () => {
  expect(fixedBy({ ...booked, discount: 1200, openingId: 7 }, 0)).toBe('opening');
  expect(fixedBy({ ...booked, discount: 1200, openingId: 7, offerTitle: 'Autumn' }, 0)).toBeUndefined();
  expect(fixedBy({ ...booked, openingId: 7 }, 0)).toBeUndefined();
});

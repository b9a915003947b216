import { expect, test } from 'vitest';
import { costsFee, freeCancellationUntil, lateFee, noShowFee, policyOnceMoved, type FeeFacts } from './index.ts';

const hour = 3_600_000;
const policy = { version: 2, freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 100 };
const visit: FeeFacts = { status: 'confirmed', total: 4000, currency: 'USD', policy, startsAt: 100 * hour };

test('cancelling costs nothing in time, half of it late, and nothing where nobody had confirmed', () => {
  expect(lateFee(visit, 76 * hour)).toBe(0);
  expect(lateFee(visit, 76 * hour + 1)).toBe(2000);
  expect(lateFee({ ...visit, status: 'pending' }, 99 * hour)).toBe(0);
});

test('whoever did not move a visit has half of the time that is left to cancel free', () => {
  const startsAt = 100 * hour;
  const onceMoved = (by: 'client' | 'artist', now: number) => policyOnceMoved(policy, { by, now, startsAt });
  const freeUntil = (by: 'client' | 'artist', now: number) => freeCancellationUntil(onceMoved(by, now), startsAt);
  expect(freeUntil('artist', 80 * hour)).toBe(90 * hour);
  expect(freeUntil('artist', 10 * hour)).toBe(76 * hour);
  expect(freeUntil('artist', 101 * hour)).toBe(startsAt);
  expect(freeUntil('client', 80 * hour)).toBe(76 * hour);
  // Moved on to a day far away, it falls under what was agreed again.
  expect(freeCancellationUntil(onceMoved('artist', 80 * hour), 400 * hour)).toBe(376 * hour);
});

test('what its professional cancels costs nobody anything, a charged no-show does', () => {
  const now = 99 * hour;
  expect(costsFee(visit, { to: 'cancelled', by: 'client', now })).toBe(true);
  expect(costsFee(visit, { to: 'cancelled', by: 'artist', now })).toBe(false);
  expect(costsFee(visit, { to: 'no_show', by: 'artist', now })).toBe(true);
  expect(costsFee({ ...visit, total: 0 }, { to: 'no_show', by: 'artist', now })).toBe(false);
});

test('not coming costs the agreed share of the price', () => {
  expect(noShowFee({ ...visit, policy: { ...policy, noShowPercent: 25 } })).toBe(1000);
  expect(noShowFee({ ...visit, policy: { ...policy, noShowPercent: 0 } })).toBe(0);
});

import { expect, test } from 'vitest';
import { entitlements, isEntitled, standingOf, type Standing, type Terms } from './index.ts';

const now = Date.UTC(2026, 10, 26, 8);
const week = (closesAt: number | null): Terms => ({ subscriptionStatus: 'trial', subscriptionTier: null, closesAt });
const plan = (closesAt: number | null, subscriptionTier = 'basic', subscriptionStatus = 'active'): Terms => {
  return { subscriptionStatus, subscriptionTier, closesAt };
};

test.each<[string, Terms, Standing]>([
  ['before the free week', week(null), 'trial'],
  ['in it', week(now + 1), 'trial'],
  ['at its end', week(now), 'ended'],
  ['with a plan that goes on by itself', plan(null), 'basic'],
  ['with Premium that ends soon', plan(now + 1, 'premium'), 'premium'],
  ['when a plan has run out', plan(now, 'premium'), 'ended'],
  ['while a payment is late', plan(now + 1, 'basic', 'past_due'), 'basic'],
  ['when it came too late', plan(now - 1, 'basic', 'past_due'), 'ended'],
  ['with a plan that ended within the free week', plan(now + 1, 'basic', 'cancelled'), 'trial'],
])('%s', (_when, terms, standing) => {
  expect(standingOf(terms, now)).toBe(standing);
});

test('an ended week closes new work, and whatever Basic opens Premium opens, too', () => {
  expect(isEntitled('newBookings', week(now), now)).toBe(false);
  expect(isEntitled('publishing', week(now), now)).toBe(false);
  for (const { basic, premium, trial } of Object.values(entitlements)) {
    expect(trial).toBe(true);
    expect(premium || !basic).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { planOf } from './index.ts';

test('somebody has a plan while it is active', () => {
  expect(planOf({ subscriptionStatus: 'active', subscriptionTier: 'premium' })).toBe('premium');
  expect(planOf({ subscriptionStatus: 'trial', subscriptionTier: null })).toBeNull();
  expect(planOf({ subscriptionStatus: 'cancelled', subscriptionTier: 'basic' })).toBeNull();
});

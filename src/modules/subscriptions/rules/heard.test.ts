import { expect, test } from 'vitest';
import { chooseLive, givenBy, tiersOf, type Heard } from './index.ts';

const day = 86_400_000;
const heard: Heard = {
  subscriptionId: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  tier: 'basic',
  periodStart: 0,
  periodEnd: 30 * day,
  cancels: false,
  billed: 1499,
  startedAt: 0,
  endedAt: null,
};

test('a change of plan counts from the next period on', () => {
  const before = { subscriptionId: 'sub_1', periodEnd: 30 * day, tier: 'basic' } as const;
  expect(tiersOf({ ...heard, tier: 'premium' }, before)).toEqual({ tier: 'basic', nextTier: 'premium' });
  const premium = { ...heard, tier: 'premium', billed: 2499 } as const;
  expect(tiersOf({ ...premium, periodEnd: 60 * day }, before)).toEqual({ tier: 'premium', nextTier: null });
  expect(tiersOf({ ...premium, subscriptionId: 'sub_2' }, before)).toMatchObject({ tier: 'premium' });
  expect(tiersOf(heard, undefined)).toEqual({ tier: 'basic', nextTier: null });
});

test('a period that is heard of late is what its bill was over, whatever the plan was changed to since', () => {
  const changed = { ...heard, tier: 'premium' } as const;
  expect(tiersOf(changed, undefined)).toEqual({ tier: 'basic', nextTier: 'premium' });
  const renewed = { subscriptionId: 'sub_1', periodEnd: 0, tier: 'basic' } as const;
  expect(tiersOf(changed, renewed)).toEqual({ tier: 'basic', nextTier: 'premium' });
  // Before the first charge nothing was billed.
  expect(tiersOf({ ...changed, billed: null }, undefined)).toEqual({ tier: 'premium', nextTier: null });
});

test('of two subscriptions the earlier one counts and the later one goes; one that was never paid is none', () => {
  const later = { ...heard, subscriptionId: 'sub_2', startedAt: 1 };
  expect(chooseLive([later, heard])).toEqual({ kept: heard, extra: [later] });
  expect(chooseLive([{ ...heard, status: 'incomplete_expired' }])).toEqual({ kept: undefined, extra: [] });
  const ended = { ...heard, status: 'canceled', endedAt: 2 };
  expect(chooseLive([ended, later])).toEqual({ kept: later, extra: [] });
  expect(chooseLive([ended])).toEqual({ kept: ended, extra: [] });
});

test('a plan goes on by itself, to the end of its period when cancelled, and seven days when it is not paid', () => {
  expect(givenBy(heard, 'basic')).toMatchObject({ status: 'active', tier: 'basic', expiresAt: null });
  expect(givenBy({ ...heard, cancels: true }, 'basic')).toMatchObject({ status: 'active', expiresAt: 30 * day });
  expect(givenBy({ ...heard, status: 'past_due' }, 'premium')).toMatchObject({ tier: 'premium', expiresAt: 7 * day });
  expect(givenBy({ ...heard, status: 'canceled', endedAt: 9 }, 'basic')).toMatchObject({ tier: null, expiresAt: 9 });
});

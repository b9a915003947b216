import { expect, test } from 'vitest';
import { trialStateAt } from './trial-state.ts';

const now = Date.UTC(2026, 10, 26, 8);
const endingIn = (hours: number) => ({
  subscriptionStatus: 'trial',
  trialEndsAt: new Date(now + hours * 3_600_000).toISOString(),
  closesAt: new Date(now + hours * 3_600_000).toISOString(),
});

test('a fresh trial has seven days left', () => {
  expect(trialStateAt(endingIn(7 * 24), now)).toEqual({ kind: 'active', days: 7 });
});

test('with 49 hours left it is three days and no warning yet', () => {
  expect(trialStateAt(endingIn(49), now)).toEqual({ kind: 'active', days: 3 });
});

test('with 25 hours left it is two days, and the warning begins', () => {
  expect(trialStateAt(endingIn(25), now)).toEqual({ kind: 'ending', days: 2 });
});

test('with 23 hours left it ends tomorrow', () => {
  expect(trialStateAt(endingIn(23), now)).toEqual({ kind: 'ending', days: 1 });
});

test('with nothing left it has expired', () => {
  expect(trialStateAt(endingIn(0), now)).toEqual({ kind: 'expired' });
  expect(trialStateAt(endingIn(-30), now)).toEqual({ kind: 'expired' });
});

test('people without a trial see nothing', () => {
  const none = { subscriptionStatus: 'trial', trialEndsAt: null, closesAt: null };
  expect(trialStateAt(none, now)).toBeUndefined();
  expect(trialStateAt({ ...endingIn(10), subscriptionStatus: 'active' }, now)).toBeUndefined();
});

test('on a server whose plans are free nothing ends, and nothing is said', () => {
  expect(trialStateAt({ ...endingIn(-30), closesAt: null }, now)).toBeUndefined();
});

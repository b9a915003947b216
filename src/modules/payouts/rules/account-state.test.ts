import { expect, test } from 'vitest';
import { accountNews, accountState } from './account-state.ts';

test('an account is connected once clients can pay to it and the money is passed on', () => {
  const all = { chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true };
  expect(accountState(all)).toBe('connected');
  expect(accountState({ ...all, payoutsEnabled: false })).toBe('held');
  expect(accountState({ ...all, chargesEnabled: false, payoutsEnabled: false })).toBe('checked');
  expect(accountState({ chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false })).toBe('unfinished');
});

test('an owner is told once money can reach them, and when it does not any more; not what they have just done', () => {
  expect(accountNews('unfinished', 'connected')).toBe('ready');
  expect(accountNews('unfinished', 'checked')).toBeUndefined();
  expect(accountNews('connected', 'held')).toBe('held');
  expect([accountNews('connected', 'checked'), accountNews('held', 'unfinished')]).toEqual(['closed', 'closed']);
  expect(accountNews('connected', 'connected')).toBeUndefined();
});

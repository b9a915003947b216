import { expect, test } from 'vitest';
import { hash as hashAsTyped } from '@node-rs/argon2';
import { checkPassword, commonPasswords, hashPassword, mostWaiting } from './index.ts';

test('a password opens only its own hash', async () => {
  const hash = await hashPassword('six-or-more');
  expect(await checkPassword('six-or-more', hash)).toBe(true);
  expect(await checkPassword('another one', hash)).toBe(false);
});

test('an account without a password is refused like any wrong one', async () => {
  expect(await checkPassword('anything', '!')).toBe(false);
  expect(await checkPassword('nobody has this password', undefined)).toBe(false);
});

test('a letter counts as the same however a keyboard composes it, also in older hashes', async () => {
  const [composed, typed] = ['caf\u00e9-sin-leche', 'cafe\u0301-sin-leche'];
  const fresh = await hashPassword(typed);
  expect(await checkPassword(composed, fresh)).toBe(true);
  expect(await checkPassword(typed, fresh)).toBe(true);
  const old = await hashAsTyped(typed);
  expect(await checkPassword(typed, old)).toBe(true);
});

test('beyond the bounded queue, further passwords are refused immediately', async () => {
  const known = await hashPassword('six-or-more');
  const storm = Array.from({ length: mostWaiting + 40 }, () => checkPassword('not this one', known));
  const outcomes = await Promise.allSettled(storm);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(38);
  expect(refused.length).toBeLessThan(outcomes.length);
  for (const outcome of refused) {
    expect(outcome).toMatchObject({ reason: { code: 'busy', details: { retryAfterSeconds: 2 } } });
  }
  expect(await checkPassword('six-or-more', known)).toBe(true);
});

test('the list of leaked passwords contains the most common ones of eight and more characters', async () => {
  const ranks = await commonPasswords();
  expect(ranks.get('password')).toBe(1);
  expect([...ranks.keys()].filter((word) => word.length >= 8).length).toBeGreaterThan(3000);
});

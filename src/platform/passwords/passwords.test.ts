import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './index.ts';

test('a password opens only its own hash', async () => {
  const hash = await hashPassword('six-or-more');
  expect(await checkPassword('six-or-more', hash)).toBe(true);
  expect(await checkPassword('another one', hash)).toBe(false);
});

test('an account without a password is refused like any wrong one', async () => {
  expect(await checkPassword('anything', '!')).toBe(false);
  expect(await checkPassword('nobody has this password', undefined)).toBe(false);
});

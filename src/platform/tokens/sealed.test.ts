import { expect, test } from 'vitest';
import { seal, unseal } from './index.ts';

test('what is sealed is read with the same secret for the same purpose alone', () => {
  const sealed = seal('the secret', 'codes', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(unseal('the secret', 'codes', sealed)).toBe('JBSWY3DP');
  expect(unseal('another secret', 'codes', sealed)).toBeUndefined();
  expect(unseal('the secret', 'letters', sealed)).toBeUndefined();
});

test('what somebody changed or cut off is not read', () => {
  const sealed = Buffer.from(seal('the secret', 'codes', 'JBSWY3DP'), 'base64url');
  sealed[sealed.length - 1]! ^= 1;
  expect(unseal('the secret', 'codes', sealed.toString('base64url'))).toBeUndefined();
  expect(unseal('the secret', 'codes', 'short')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { codeAddress, codeAt, createCodeSecret, createRecoveryCode, readRecoveryCode, stepOfCode } from './index.ts';

/** `12345678901234567890`, the secret of the RFC's examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code %i seconds after 1970 is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test('a code may be half a minute old, but not older, and not from the future', () => {
  const now = 1_234_567_890_000;
  const step = Math.floor(now / 30_000);
  for (const off of [-1, 0]) expect(stepOfCode(secret, codeAt(secret, step + off), now)).toBe(step + off);
  for (const off of [-2, 1, 2]) expect(stepOfCode(secret, codeAt(secret, step + off), now)).toBeUndefined();
  expect(stepOfCode(secret, '', now)).toBeUndefined();
});

test('an app reads whose code it is', () => {
  expect(codeAddress(secret, 'ada', 'Uli')).toBe(`otpauth://totp/Uli%3Aada?secret=${secret}&issuer=Uli`);
});

test('secrets and recovery codes are fresh and can be typed', () => {
  expect(createCodeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createCodeSecret()).not.toBe(createCodeSecret());
  expect(createRecoveryCode()).toMatch(/^([a-hj-km-np-z2-9]{6}-){3}[a-hj-km-np-z2-9]{6}$/);
});

test('a recovery code is accepted however it is typed, including older ones of two groups', () => {
  expect(readRecoveryCode('ABCDEF ghjkmn-pqrstu vwxyz2')).toBe('abcdef-ghjkmn-pqrstu-vwxyz2');
  expect(readRecoveryCode('ABCDEghjkm')).toBe('abcde-ghjkm');
  expect(readRecoveryCode('')).toBe('');
});

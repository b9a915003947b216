import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test('a number is the same with and without its country’s code, however it is written', () => {
  expect(phoneDigits('+44 20 7946 0000')).toBe('079460000');
  expect(phoneDigits('(020) 7946-0000')).toBe('079460000');
});

test('what is too short is no number', () => {
  expect(phoneDigits('112')).toBeUndefined();
  expect(phoneDigits('')).toBeUndefined();
});

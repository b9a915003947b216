import { expect, test } from 'vitest';
import { dayFromKey } from './calendar-keys.ts';

test.each([
  ['ArrowRight', false, '2026-11-30', 0, '2026-12-01'],
  ['ArrowLeft', false, '2026-03-01', 6, '2026-02-28'],
  ['ArrowDown', false, '2026-03-28', 5, '2026-04-04'],
  ['ArrowUp', false, '2026-11-01', 6, '2026-10-25'],
  ['Home', false, '2026-11-26', 3, '2026-11-23'],
  ['End', false, '2026-11-26', 3, '2026-11-29'],
  ['PageDown', false, '2026-01-31', 5, '2026-02-28'],
  ['PageDown', false, '2026-12-15', 1, '2027-01-15'],
  ['PageUp', false, '2026-03-31', 1, '2026-02-28'],
  ['PageUp', true, '2028-02-29', 1, '2027-02-28'],
  ['PageDown', true, '2026-11-26', 3, '2027-11-26'],
])('%s (shift %s) from %s leads to the right day', (key, shift, from, column, to) => {
  expect(dayFromKey(key, shift, from, column)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(dayFromKey('Enter', false, '2026-11-26', 3)).toBeUndefined();
});

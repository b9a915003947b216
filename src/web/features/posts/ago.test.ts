import { expect, test } from 'vitest';
import { agoOf } from './ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => Object.values(agoOf(now - minutes * 60_000, now)).join(' ');

test.each([
  [0, 'now 0'],
  [0.4, 'now 0'],
  [1, 'minutes 1'],
  [44, 'minutes 44'],
  [45, 'hours 1'],
  [100, 'hours 2'],
  [125, 'hours 2'],
  [23 * 60, 'hours 23'],
  [24 * 60, 'days 1'],
  [30 * 60, 'days 1'],
  [29 * 1440, 'days 29'],
  [30 * 1440, 'months 1'],
  [60 * 1440, 'months 2'],
  [365 * 1440, 'years 1'],
])('%d minutes are %s', (minutes, said) => expect(ago(minutes)).toBe(said));

test('a clock that runs behind says now', () => expect(ago(-5)).toBe('now 0'));

import { expect, test } from 'vitest';
import type { Booking } from '../queries.ts';
import { isCorrectable } from './is-correctable.ts';

const now = Date.UTC(2026, 10, 26, 12);
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const marked = (status: Booking['status'], date: string, markedAt: string | null) =>
  ({ status, date, markedAt }) as Booking;

test('a mark can be put right for a day', () => {
  expect(isCorrectable(marked('completed', at(-26), at(-23)), now)).toBe(true);
  expect(isCorrectable(marked('no_show', at(-26), at(-23)), now)).toBe(true);
  expect(isCorrectable(marked('completed', at(-30), at(-25)), now)).toBe(false);
});

test('nobody has failed to come to a visit that has not begun', () => {
  expect(isCorrectable(marked('completed', at(2), at(-1)), now)).toBe(false);
});

test('what was never marked has nothing to put right', () => {
  expect(isCorrectable(marked('cancelled', at(-2), null), now)).toBe(false);
  expect(isCorrectable(marked('completed', at(-2), null), now)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Booking } from '../queries.ts';
import { correctionOf } from './correction-of.ts';

const now = Date.UTC(2026, 10, 26, 12);
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const marked = (status: Booking['status'], date: string, markedAt: string | null) =>
  ({ status, date, markedAt }) as Booking;

test('a mark can be put right for a day', () => {
  expect(correctionOf(marked('completed', at(-26), at(-23)), now)).toBe('no_show');
  expect(correctionOf(marked('no_show', at(-26), at(-23)), now)).toBe('completed');
  expect(correctionOf(marked('completed', at(-30), at(-25)), now)).toBeUndefined();
});

test('what was marked before it began is to come again; once it has begun somebody may have failed to come', () => {
  expect(correctionOf(marked('completed', at(2), at(-1)), now)).toBe('confirmed');
  expect(correctionOf(marked('completed', at(0), at(-1)), now)).toBe('no_show');
  expect(correctionOf(marked('completed', at(2), at(-25)), now)).toBeUndefined();
});

test('what was never marked has nothing to put right', () => {
  expect(correctionOf(marked('cancelled', at(-2), null), now)).toBeUndefined();
  expect(correctionOf(marked('completed', at(-2), null), now)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { firstState } from './first-state.ts';

const now = Date.UTC(2026, 10, 26, 8);
const hour = 3_600_000;

test('what is due holds the time for a quarter of an hour, and then the visit is what it would have been at once', () => {
  expect(firstState(now + 24 * hour, { autoConfirm: true, due: 2000, now })).toEqual({
    status: 'awaiting_payment',
    expiresAt: now + hour / 4,
    oncePaid: 'confirmed',
  });
  expect(firstState(now + 24 * hour, { autoConfirm: false, due: 2000, now }).oncePaid).toBe('pending');
});

test('nobody pays for a visit that has begun', () => {
  expect(firstState(now + 60_000, { autoConfirm: true, due: 1, now }).expiresAt).toBe(now + 60_000);
});

test('with nothing due it is confirmed at once, or waits a day for an answer', () => {
  expect(firstState(now + 72 * hour, { autoConfirm: true, due: 0, now })).toEqual({
    status: 'confirmed',
    expiresAt: null,
    oncePaid: null,
  });
  expect(firstState(now + 72 * hour, { autoConfirm: false, due: 0, now })).toEqual({
    status: 'pending',
    expiresAt: now + 24 * hour,
    oncePaid: null,
  });
});

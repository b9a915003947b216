import { expect, test } from 'vitest';
import { afterMove } from './after-move.ts';

const now = Date.UTC(2026, 10, 26, 8);
const hour = 3_600_000;
const confirmed = { status: 'confirmed', expiresAt: null } as const;
const pending = { status: 'pending', expiresAt: now + 2 * hour } as const;

test('a confirmed visit stays confirmed', () => {
  expect(afterMove(confirmed, { now, startsAt: now + 72 * hour })).toEqual(confirmed);
});

test('a request stays one, with a new day to answer, or until its new start', () => {
  const later = afterMove(pending, { now, startsAt: now + 72 * hour });
  expect(later).toEqual({ status: 'pending', expiresAt: now + 24 * hour });
  const soon = afterMove(pending, { now, startsAt: now + hour });
  expect(soon).toEqual({ status: 'pending', expiresAt: now + hour / 2 });
});

test('a payment has no longer than before', () => {
  const waiting = { status: 'awaiting_payment', expiresAt: now + 2 * hour } as const;
  expect(afterMove(waiting, { now, startsAt: now + 72 * hour })).toEqual(waiting);
  expect(afterMove(waiting, { now, startsAt: now + hour })).toMatchObject({ expiresAt: now + hour });
});

import { expect, test } from 'vitest';
import { afterMove } from './after-move.ts';

const now = Date.UTC(2026, 10, 26, 8);
const hour = 3_600_000;
const confirmed = { status: 'confirmed', expiresAt: null } as const;
const pending = { status: 'pending', expiresAt: now + 2 * hour } as const;

test('a confirmed visit that its client moves is asked anew, with a day to answer', () => {
  const moved = { by: 'client', autoConfirm: false, now, startsAt: now + 72 * hour } as const;
  expect(afterMove(confirmed, moved)).toEqual({ status: 'pending', expiresAt: now + 24 * hour });
});

test('it stays confirmed where the artist confirms automatically, and when the artist moves it', () => {
  const startsAt = now + 72 * hour;
  expect(afterMove(confirmed, { by: 'client', autoConfirm: true, now, startsAt })).toEqual(confirmed);
  expect(afterMove(confirmed, { by: 'artist', autoConfirm: false, now, startsAt })).toEqual(confirmed);
});

test('a request stays one, with a new day to answer, or until its new start', () => {
  for (const by of ['client', 'artist'] as const) {
    const later = afterMove(pending, { by, autoConfirm: false, now, startsAt: now + 72 * hour });
    expect(later).toEqual({ status: 'pending', expiresAt: now + 24 * hour });
    const soon = afterMove(pending, { by, autoConfirm: false, now, startsAt: now + hour });
    expect(soon).toEqual({ status: 'pending', expiresAt: now + hour / 2 });
  }
});

test('a payment has no longer than before', () => {
  const waiting = { status: 'awaiting_payment', expiresAt: now + 2 * hour } as const;
  const moved = { by: 'client', autoConfirm: false, now } as const;
  expect(afterMove(waiting, { ...moved, startsAt: now + 72 * hour })).toEqual(waiting);
  expect(afterMove(waiting, { ...moved, startsAt: now + hour })).toMatchObject({ expiresAt: now + hour });
});

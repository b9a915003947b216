import { expect, test } from 'vitest';
import { bookingStatuses, holdsTime, nextStatus, requestExpiry, statusAt } from './lifecycle.ts';
import type { BookingStatus, StepActor, StepFacts } from './lifecycle.ts';

const hour = 3_600_000;
const startsAt = Date.UTC(2026, 10, 26, 10, 30);
const endsAt = startsAt + hour;
const before: StepFacts = { now: startsAt - 30 * hour, startsAt, endsAt, expiresAt: startsAt - 10 * hour };
const after: StepFacts = { now: startsAt + 2 * hour, startsAt, endsAt, expiresAt: null, markedAt: startsAt + hour };
const actors: StepActor[] = ['client', 'artist', 'payment', 'time'];

const code = (from: BookingStatus, to: BookingStatus, actor: StepActor, facts: StepFacts) => {
  const step = nextStatus(from, to, actor, facts);
  return step.allowed ? 'allowed' : step.code;
};

/** Everything that anybody may do at a moment, as 'from to by'. */
function everythingAllowed(facts: StepFacts): string[] {
  return bookingStatuses.flatMap((from) =>
    bookingStatuses.flatMap((to) =>
      actors.filter((actor) => nextStatus(from, to, actor, facts).allowed).map((actor) => `${from} ${to} ${actor}`),
    ),
  );
}

test('before the start, this and nothing else is possible', () => {
  expect(everythingAllowed(before).toSorted()).toEqual([
    'awaiting_payment cancelled artist',
    'awaiting_payment cancelled client',
    'awaiting_payment confirmed payment',
    'awaiting_payment expired payment',
    'awaiting_payment pending payment',
    'confirmed cancelled artist',
    'confirmed cancelled client',
    'confirmed completed artist',
    'pending cancelled artist',
    'pending cancelled client',
    'pending confirmed artist',
    'pending declined artist',
  ]);
});

test('after the visit, Ada marks it and corrects the mark', () => {
  expect(
    everythingAllowed(after)
      .filter((step) => /^(confirmed|completed|no_show) /.test(step))
      .toSorted(),
  ).toEqual([
    'completed no_show artist',
    'confirmed cancelled artist',
    'confirmed cancelled client',
    'confirmed completed artist',
    'confirmed no_show artist',
    'no_show completed artist',
  ]);
});

test('what was completed before it began can be put back until it begins, for a day', () => {
  const marked = { ...before, markedAt: before.now };
  expect(code('completed', 'confirmed', 'artist', marked)).toBe('allowed');
  expect(code('completed', 'confirmed', 'artist', { ...marked, now: startsAt })).toBe('begun');
  expect(code('completed', 'confirmed', 'artist', { ...marked, now: before.now + 25 * hour })).toBe('too_late');
  expect(code('completed', 'confirmed', 'client', marked)).toBe('not_yours');
});

test('completing before the start is allowed, and says so', () => {
  expect(nextStatus('confirmed', 'completed', 'artist', before)).toEqual({ allowed: true, beforeStart: true });
  expect(nextStatus('confirmed', 'completed', 'artist', after)).toEqual({ allowed: true, beforeStart: false });
});

test.each<[string, BookingStatus, BookingStatus, StepActor, StepFacts, string]>([
  ['Cleo cannot confirm her own request', 'pending', 'confirmed', 'client', before, 'not_yours'],
  ['confirming twice is told', 'confirmed', 'confirmed', 'artist', before, 'already'],
  ['cancelled is the end', 'cancelled', 'confirmed', 'artist', before, 'no_such_step'],
  ['completed cannot be cancelled', 'completed', 'cancelled', 'client', after, 'no_such_step'],
  [
    'nobody fails to come before the start',
    'confirmed',
    'no_show',
    'artist',
    { ...before, now: startsAt - 1 },
    'not_started',
  ],
  ['at the start somebody can', 'confirmed', 'no_show', 'artist', { ...before, now: startsAt }, 'allowed'],
  [
    'completed early is no no-show before the start',
    'completed',
    'no_show',
    'artist',
    { now: startsAt - hour, startsAt, endsAt, markedAt: startsAt - 2 * hour },
    'not_started',
  ],
  [
    'a no-show is marked for two days',
    'confirmed',
    'no_show',
    'artist',
    { ...after, now: endsAt + 48 * hour, markedAt: null },
    'allowed',
  ],
  [
    'and no longer',
    'confirmed',
    'no_show',
    'artist',
    { ...after, now: endsAt + 48 * hour + 1, markedAt: null },
    'no_show_late',
  ],
  [
    'nor from a mark that can be corrected',
    'completed',
    'no_show',
    'artist',
    { ...after, now: endsAt + 49 * hour, markedAt: endsAt + 40 * hour },
    'no_show_late',
  ],
  [
    'a contested no-show is taken back at any time',
    'no_show',
    'completed',
    'artist',
    { ...after, now: startsAt + 100 * hour, contested: true },
    'allowed',
  ],
  ['a mark stands after a day', 'no_show', 'completed', 'artist', { ...after, now: startsAt + 26 * hour }, 'too_late'],
  [
    'a mark can be corrected for a whole day',
    'no_show',
    'completed',
    'artist',
    { ...after, now: startsAt + 25 * hour },
    'allowed',
  ],
  ['a request lapses not before its time', 'pending', 'expired', 'time', before, 'not_due'],
  ['a request lapses in time', 'pending', 'expired', 'time', { ...before, now: before.expiresAt! }, 'allowed'],
  [
    'a lapsed request cannot be confirmed',
    'pending',
    'confirmed',
    'artist',
    { ...before, now: before.expiresAt! },
    'lapsed',
  ],
  ['nor cancelled', 'pending', 'cancelled', 'client', { ...before, now: before.expiresAt! }, 'lapsed'],
  [
    'a payment that comes late is still a payment',
    'awaiting_payment',
    'confirmed',
    'payment',
    { ...before, now: startsAt },
    'allowed',
  ],
  ['an unpaid visit lapses', 'awaiting_payment', 'expired', 'time', { ...before, now: before.expiresAt! }, 'allowed'],
])('%s', (_, from, to, actor, facts, expected) => {
  expect(code(from, to, actor, facts)).toBe(expected);
});

test('a request lapses after a day, two hours before its start, or halfway to it at short notice', () => {
  expect(requestExpiry(startsAt - 72 * hour, startsAt)).toBe(startsAt - 48 * hour);
  expect(requestExpiry(startsAt - 25 * hour, startsAt)).toBe(startsAt - 2 * hour);
  expect(requestExpiry(startsAt - 14 * hour, startsAt)).toBe(startsAt - 2 * hour);
  expect(requestExpiry(startsAt - 2 * hour, startsAt)).toBe(startsAt - hour);
});

test('a lapsed request reads as expired before anybody wrote it down; nothing else changes by itself', () => {
  const expiresAt = startsAt;
  expect(statusAt({ status: 'pending', expiresAt }, startsAt - 1)).toBe('pending');
  expect(statusAt({ status: 'pending', expiresAt }, startsAt)).toBe('expired');
  expect(statusAt({ status: 'confirmed', expiresAt: null }, startsAt + hour)).toBe('confirmed');
  expect(statusAt({ status: 'cancelled', expiresAt }, startsAt + hour)).toBe('cancelled');
});

test('open visits hold their time, others do not', () => {
  expect(bookingStatuses.filter(holdsTime)).toEqual(['pending', 'confirmed', 'awaiting_payment']);
});

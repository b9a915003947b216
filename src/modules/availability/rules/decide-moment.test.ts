import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/time';
import type { AvailabilityRules, BusyTime } from './availability-rules.ts';
import { decideMoment } from './decide-moment.ts';
import { findSlots } from './find-slots.ts';

const at = (text: string) => parseInstant(text)!;

/** Ada works in London, Monday to Friday 9 to 12 and 13 to 17, but not on 8 June; it is Monday 1 June, 08:00 there. */
const rules: AvailabilityRules = {
  timeZone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, start: 540, end: 720 },
    { weekday, start: 780, end: 1020 },
  ]),
  overrides: [{ date: '2026-06-08', intervals: [] }],
  slotStep: 15,
  bufferBefore: 10,
  bufferAfter: 20,
  minNotice: 120,
  maxAdvance: 30,
};
const now = at('2026-06-01T07:00:00Z');

/** Cleo is there on 2 June from 10:00 to 11:00, with a gap of 20 minutes, and again from 11:20 to 11:30. */
const busy: BusyTime[] = [
  { start: at('2026-06-02T09:00:00Z'), appointmentEnd: at('2026-06-02T10:00:00Z'), end: at('2026-06-02T10:20:00Z') },
  { start: at('2026-06-02T10:20:00Z'), appointmentEnd: at('2026-06-02T10:30:00Z'), end: at('2026-06-02T10:50:00Z') },
];
const decide = (text: string, more: { durationMinutes?: number; serviceGap?: number } = {}) =>
  decideMoment({ rules, durationMinutes: 60, busy, now, at: at(text), ...more });

test.each([
  ['on Tuesday at one', '2026-06-02T12:00:00Z'],
  ['as the last of the morning', '2026-06-03T10:00:00Z'],
  ['at the end of the notice', '2026-06-01T09:00:00Z'],
  ['on the last day of the horizon', '2026-07-01T08:00:00Z'],
])('a visit %s is offered', (_, text) => {
  expect(decide(text)).toEqual({ offered: true });
});

test('what has passed, even a moment ago, is past', () => {
  expect(decide('2026-06-01T06:59:59.999Z')).toEqual({ offered: false, rule: 'past' });
});

test('between two starts, both are named', () => {
  expect(decide('2026-06-02T12:10:00Z')).toEqual({
    offered: false,
    rule: 'off_grid',
    step: 15,
    before: at('2026-06-02T12:00:00Z'),
    after: at('2026-06-02T12:15:00Z'),
  });
  expect(decide('2026-06-02T12:00:00.001Z')).toMatchObject({ rule: 'off_grid' });
});

test('too far ahead says until when one can book, and from when this day can be', () => {
  expect(decide('2026-07-02T08:00:00Z')).toEqual({
    offered: false,
    rule: 'beyond_horizon',
    lastDate: '2026-07-01',
    opensOn: '2026-06-02',
  });
});

test('a day off is not merely outside hours', () => {
  expect(decide('2026-06-08T09:00:00Z')).toEqual({ offered: false, rule: 'day_off', date: '2026-06-08' });
  expect(decide('2026-06-07T09:00:00Z')).toEqual({
    offered: false,
    rule: 'outside_hours',
    date: '2026-06-07',
    open: [],
  });
});

test('outside hours tells the hours of that date', () => {
  expect(decide('2026-06-02T11:00:00Z')).toEqual({
    offered: false,
    rule: 'outside_hours',
    date: '2026-06-02',
    open: [
      { start: 540, end: 720 },
      { start: 780, end: 1020 },
    ],
  });
});

test('a visit that would run into the break is told when it begins', () => {
  expect(decide('2026-06-03T10:15:00Z')).toEqual({
    offered: false,
    rule: 'runs_past_closing',
    closesAt: at('2026-06-03T11:00:00Z'),
    endsAt: at('2026-06-03T11:15:00Z'),
  });
});

test('too soon tells the earliest moment', () => {
  expect(decide('2026-06-01T08:45:00Z')).toEqual({
    offered: false,
    rule: 'within_notice',
    minNotice: 120,
    earliest: at('2026-06-01T09:00:00Z'),
  });
});

test('a taken time tells whose visit is in the way, and until when all is busy', () => {
  expect(decide('2026-06-02T09:45:00Z')).toEqual({
    offered: false,
    rule: 'taken',
    start: at('2026-06-02T09:00:00Z'),
    end: at('2026-06-02T10:00:00Z'),
    busyUntil: at('2026-06-02T10:50:00Z'),
  });
});

test('a visit that ends as Cleo’s begins leaves no room for its own gap', () => {
  expect(decide('2026-06-02T08:00:00Z')).toMatchObject({ rule: 'inside_gap', whose: 'own', gap: 20 });
  expect(decide('2026-06-02T08:00:00Z', { durationMinutes: 40 })).toEqual({ offered: true });
  expect(decide('2026-06-02T08:00:00Z', { durationMinutes: 40, serviceGap: 21 })).toMatchObject({ gap: 21 });
});

test('right after Cleo is her gap', () => {
  const decision = decide('2026-06-02T10:30:00Z', { durationMinutes: 15 });
  expect(decision).toEqual({
    offered: false,
    rule: 'inside_gap',
    whose: 'earlier',
    gap: 20,
    start: at('2026-06-02T10:20:00Z'),
    end: at('2026-06-02T10:30:00Z'),
    busyUntil: at('2026-06-02T10:50:00Z'),
  });
});

test('an instant of the far future or past has an answer too', () => {
  expect(decide('9999-12-31T23:45:00Z')).toMatchObject({ rule: 'beyond_horizon', opensOn: '9999-12-01' });
  expect(decide('0001-01-01T00:00:00Z')).toMatchObject({ rule: 'past' });
});

test('for every minute of a week, what is listed is what is allowed', () => {
  const listed = new Set(
    findSlots({ rules, durationMinutes: 45, busy, now, from: '2026-06-01', to: '2026-06-08' }).flatMap(
      ({ slots }) => slots,
    ),
  );
  const last = at('2026-06-08T22:59:00Z');
  const allowed: number[] = [];
  for (let minute = at('2026-05-31T23:00:00Z'); minute <= last; minute += 60_000) {
    if (decideMoment({ rules, durationMinutes: 45, busy, now, at: minute }).offered) allowed.push(minute);
  }
  expect(allowed.map(formatInstant)).toEqual([...listed].map(formatInstant));
  expect(allowed.length).toBeGreaterThan(50);
});

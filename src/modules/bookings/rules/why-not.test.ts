import { describe, expect, test } from 'vitest';
import { isArtistsOwn, isWrongToAsk, visitTime, whyNotEach, withVisit } from './why-not.ts';

const now = Date.UTC(2026, 10, 26, 8);
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 27, hour, minute);
const rules = {
  timeZone: 'UTC',
  weekly: [{ weekday: 5, start: 540, end: 1020 }],
  overrides: [],
  slotStep: 15,
  bufferBefore: 60,
  bufferAfter: 60,
  minNotice: 0,
  maxAdvance: 60,
};
const question = { rules, duration: 60, gap: 15, busy: [], now };

test('a visit takes its minutes and the gap after it', () => {
  expect(visitTime(at(10), 60, 15)).toEqual({ startsAt: at(10), endsAt: at(11), blockedUntil: at(11, 15) });
});

describe('visits one after another', () => {
  test('are in each other’s way, with the settled gap and not with buffers that changed since', () => {
    expect(whyNotEach(question, [at(9), at(10, 15), at(11)])).toEqual([undefined, undefined, 'taken']);
    expect(whyNotEach(question, [at(9), at(10)])).toEqual([undefined, 'inside_gap']);
  });

  test('that cannot be are in nobody’s way', () => {
    expect(whyNotEach(question, [at(8), at(9)])).toEqual(['outside_hours', undefined]);
  });

  test('in any order', () => {
    expect(whyNotEach(question, [at(12), at(9), at(11)])).toEqual([undefined, undefined, 'inside_gap']);
  });
});

test('busy times stay in order with a visit more', () => {
  const busy = [10, 14].map((hour) => ({ start: at(hour), end: at(hour + 1), appointmentEnd: at(hour + 1) }));
  for (const hour of [9, 12, 16]) {
    const starts = withVisit(busy, visitTime(at(hour), 60, 0)).map(({ start }) => start);
    expect(starts).toEqual([at(10), at(14), at(hour)].toSorted((one, other) => one - other));
  }
});

test('an artist sets aside hours and notice, never the past or what is booked', () => {
  expect((['past', 'taken', 'inside_gap'] as const).some(isArtistsOwn)).toBe(false);
  expect((['off_grid', 'outside_hours', 'within_notice', 'day_off'] as const).every(isArtistsOwn)).toBe(true);
});

test('what no list ever offered is the asker’s mistake', () => {
  expect((['past', 'off_grid', 'beyond_horizon'] as const).every(isWrongToAsk)).toBe(true);
  expect((['taken', 'inside_gap', 'outside_hours', 'within_notice'] as const).some(isWrongToAsk)).toBe(false);
});

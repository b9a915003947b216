import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallOf } from '#tests/slots/brute-force.ts';
import { formatInstant, parseInstant } from './instant.ts';
import {
  dayBounds,
  firstInstantFrom,
  instantToLocal,
  isRepeatedWallTime,
  localToInstants,
  offsetAt,
} from './local-time.ts';

const hour = 3_600_000;
const at = (text: string) => parseInstant(text)!;
const hours = ({ start, end }: { start: number; end: number }) => (end - start) / hour;

test.each([
  ['America/New_York', '2026-11-26T15:30:00Z', '2026-11-26', 630],
  ['Asia/Kathmandu', '2026-11-26T18:30:00Z', '2026-11-27', 15],
  ['Asia/Kolkata', '2026-11-26T18:29:59.999Z', '2026-11-26', 1439],
  ['Australia/Lord_Howe', '2026-11-26T13:00:00Z', '2026-11-27', 0],
])('in %s the wall shows at %s: %s, minute %i', (zone, instant, date, minutes) => {
  expect(instantToLocal(zone, at(instant))).toEqual({ date, minutes });
  expect(localToInstants(zone, date, minutes)).toEqual([at(instant) - (at(instant) % 60_000)]);
});

test('half past two does not exist in New York when the clocks go forward; the next minute that does is three', () => {
  expect(localToInstants('America/New_York', '2026-03-08', 150)).toEqual([]);
  expect(formatInstant(firstInstantFrom('America/New_York', '2026-03-08', 150))).toBe('2026-03-08T07:00:00.000Z');
});

test('half past one is twice in New York when the clocks go back', () => {
  const twice = localToInstants('America/New_York', '2026-11-01', 90);
  expect(twice.map(formatInstant)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  expect(twice.map((each) => isRepeatedWallTime('America/New_York', each))).toEqual([true, true]);
  expect(isRepeatedWallTime('America/New_York', twice[1]! + hour)).toBe(false);
  expect(firstInstantFrom('America/New_York', '2026-11-01', 90)).toBe(twice[0]);
});

test('Lord Howe repeats only half an hour', () => {
  expect(localToInstants('Australia/Lord_Howe', '2026-04-05', 90)).toHaveLength(2);
  expect(localToInstants('Australia/Lord_Howe', '2026-04-05', 120)).toHaveLength(1);
  expect(offsetAt('Australia/Lord_Howe', at('2026-07-01T00:00:00Z'))).toBe(10.5 * hour);
});

test.each([
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Africa/Cairo', '2026-10-29', 25],
  ['Asia/Beirut', '2026-03-29', 23],
  ['America/Santiago', '2026-09-06', 23],
  ['America/Santiago', '2026-04-04', 25],
  ['Asia/Kolkata', '2026-03-29', 24],
  ['Pacific/Apia', '2011-12-29', 24],
  ['Pacific/Apia', '2011-12-30', 0],
  ['Pacific/Apia', '2011-12-31', 24],
])('in %s the date %s has %d hours', (zone, date, expected) => {
  expect(hours(dayBounds(zone, date))).toBe(expected);
});

test('a day whose midnight does not exist begins at one', () => {
  const { start } = dayBounds('Asia/Beirut', '2026-03-29');
  expect(instantToLocal('Asia/Beirut', start)).toEqual({ date: '2026-03-29', minutes: 60 });
});

test('where clocks went back over midnight, a date lasts from its first minute to its last', () => {
  // St John's, 2006-10-29 00:01 became 2006-10-28 23:01.
  const saturday = dayBounds('America/St_Johns', '2006-10-28');
  const sunday = dayBounds('America/St_Johns', '2006-10-29');
  expect(hours(saturday)).toBe(25);
  expect(sunday.start).toBe(saturday.end - hour);
});

// Node’s own zone data is older than ours: they agree on what is past.
test('the wall shows what Intl says, and what it shows leads back, for every zone and around every change', () => {
  const moments = fc
    .tuple(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2025, 0, 1) }),
      fc.integer({ min: -180, max: 180 }),
    )
    .map(([zone, somewhere, minutes]) => {
      const change = Temporal.Instant.fromEpochMilliseconds(somewhere)
        .toZonedDateTimeISO(zone)
        .getTimeZoneTransition('next')?.epochMilliseconds;
      return { zone, at: Math.floor((change ?? somewhere) / 60_000 + minutes) * 60_000 };
    });
  fc.assert(
    fc.property(moments, ({ zone, at: instant }) => {
      const local = instantToLocal(zone, instant);
      expect(local).toEqual(wallOf(zone, instant));
      const instants = localToInstants(zone, local.date, local.minutes);
      expect(instants).toContain(instant);
      for (const each of instants) expect(wallOf(zone, each)).toEqual(local);
      const { start, end } = dayBounds(zone, local.date);
      expect(instant >= start && instant < end).toBe(true);
      expect([wallOf(zone, start).date, wallOf(zone, end - 60_000).date]).toEqual([local.date, local.date]);
    }),
    { numRuns: 2000 },
  );
});

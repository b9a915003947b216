import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRepeatedWallTime, offsetAt } from '../time.ts';
import { clockPlace, instantAt, isShownTwice, offsetMinutes, zoneAbbreviation } from './zones.ts';

const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const anyMinute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });

/** Minutes around the transitions, where the interesting ones are. */
const nearTransition = fc.tuple(zone, anyMinute, fc.integer({ min: -300, max: 300 })).map(([name, minute, around]) => {
  const from = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(name);
  const next = from.getTimeZoneTransition('next')?.epochMilliseconds ?? minute * 60_000;
  return [name, next + around * 60_000] as const;
});

test('offsets by Intl are those of Temporal, near clock changes and anywhere', () => {
  const anywhere = fc.tuple(zone, anyMinute).map(([name, minute]) => [name, minute * 60_000] as const);
  fc.assert(
    fc.property(fc.oneof(nearTransition, anywhere), ([name, at]) => {
      expect(offsetMinutes(name, at) * 60_000).toBe(offsetAt(name, at));
      expect(isShownTwice(name, at)).toBe(isRepeatedWallTime(name, at));
    }),
    { numRuns: 2_000 },
  );
});

test('what a clock shows at some time leads to a time at which it shows the same', () => {
  const shownAt = (name: string, at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(name);
  fc.assert(
    fc.property(nearTransition, ([name, at]) => {
      const wall = shownAt(name, at);
      const again = instantAt(name, wall.toPlainDate().toString(), wall.hour * 60 + wall.minute);
      expect(shownAt(name, again).toPlainDateTime().toString()).toBe(wall.toPlainDateTime().toString());
    }),
    { numRuns: 1_000 },
  );
});

test('a clock is called by the town that somebody lives in, and by the zone’s city where that is a part of it or nobody says', () => {
  expect(clockPlace('America/Guayaquil', 'Quito')).toBe('Quito');
  expect(clockPlace('America/Puerto_Rico', ' San Juan ')).toBe('San Juan');
  expect(clockPlace('America/Sao_Paulo', 'Pinheiros, São Paulo')).toBe('São Paulo');
  expect(clockPlace('Europe/London', 'Peckham, London')).toBe('London');
  expect(clockPlace('America/New_York', null)).toBe('New York');
});

test('London’s winter is no offset, in any language', () => {
  const winter = Date.UTC(2026, 10, 26);
  const called = (name: string, locale: string) => zoneAbbreviation(name, winter, locale);
  expect(['fr', 'ar', 'ar-EG'].map((locale) => called('Europe/London', locale))).toEqual(['UTC', 'غرينتش', 'غرينتش']);
  expect([called('Africa/Lagos', 'fr'), called('America/New_York', 'fr')]).toEqual(['UTC+1', 'UTC\u22125']);
});

import { expect, test } from 'vitest';
import { canonicalTimeZone, isTimeZone, offsetIndexAt, zoneOffsets } from './zone-offsets.ts';

test.each([
  ['europe/london', 'Europe/London'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['utc', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('%s is the zone %s', (name, canonical) => {
  expect(canonicalTimeZone(name)).toBe(canonical);
});

test.each([
  '+02:00',
  'UTC+2',
  'Europe/Atlantis',
  'London',
  'Z',
  '',
  ' UTC',
  'Europe/London\u0000',
  'x'.repeat(500),
  '2026-01-01T00:00[UTC]',
])('"%s" is no zone', (name) => expect(isTimeZone(name)).toBe(false));

test('an unknown zone has no offsets', () => {
  expect(() => zoneOffsets('Europe/Atlantis')).toThrow(RangeError);
});

test('every zone that the platform knows keeps its answers however many others were asked for in between', () => {
  const at = Date.UTC(2026, 6, 1);
  const ask = () =>
    Intl.supportedValuesOf('timeZone').map(
      (zone) => zoneOffsets(zone).offsets[offsetIndexAt(zoneOffsets(zone), at)]! / 60_000,
    );
  const truth = Intl.supportedValuesOf('timeZone').map(
    (zone) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 60_000_000_000,
  );
  expect(ask()).toEqual(truth);
  expect(ask()).toEqual(truth);
});

import { expect, test } from 'vitest';
import { canonicalTimeZone, isTimeZone, zoneOffsets } from './zone-offsets.ts';

test.each([
  ['europe/london', 'Europe/London'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['europe/KIEV', 'Europe/Kyiv'],
  ['Europe/Oslo', 'Europe/Oslo'],
  ['Etc/UTC', 'UTC'],
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

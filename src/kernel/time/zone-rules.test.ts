import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zoneNames, zoneRulesVersion } from '../zone-clocks.ts';
import { changesOf, digestOf } from '#tests/support/read-tzif.ts';
import { formatInstant } from './instant.ts';
import { localToInstants } from './local-time.ts';
import { zoneOffsets } from './zone-offsets.ts';

const debian = JSON.parse(readFileSync(new URL('zone-rules.debian.json', import.meta.url), 'utf8')) as {
  version: string;
  zones: Record<string, string>;
};

test('every zone shows what Debian’s tzdata of the same version says, from 2000 to 2036', () => {
  expect(zoneRulesVersion()).toBe(debian.version);
  const ours = zoneNames().map((name) => [name, digestOf(changesOf(zoneOffsets(name)))]);
  expect(Object.fromEntries(ours)).toEqual(debian.zones);
});

test.each([
  ['America/Winnipeg', '2026-12-10T15:00:00.000Z'],
  ['America/Inuvik', '2026-12-10T16:00:00.000Z'],
  ['America/Havana', '2026-12-10T14:00:00.000Z'],
  ['America/Edmonton', '2026-12-10T16:00:00.000Z'],
  ['America/Vancouver', '2026-12-10T17:00:00.000Z'],
  ['Africa/Casablanca', '2026-12-10T10:00:00.000Z'],
])('ten o’clock on 10 December 2026 in %s is %s, by the laws of this autumn', (zone, instant) => {
  expect(localToInstants(zone, '2026-12-10', 600).map(formatInstant)).toEqual([instant]);
});

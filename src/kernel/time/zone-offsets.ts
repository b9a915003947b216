import { canonicalTimeZone, readZone } from '#zone-clocks';
import type { ZoneClock } from './zone-stretches.ts';

export { canonicalTimeZone };

export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}

/** The clocks of a zone by any of its names; throws a RangeError for an unknown one. */
export function zoneOffsets(zone: string): ZoneClock {
  const known = readZone(zone);
  if (!known) throw new RangeError(`Unknown time zone: ${zone}`);
  return known;
}

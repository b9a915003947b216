import { zoneOffsets } from '#kernel/time';
import { differsOnTheClock, zoneAbbreviation } from '#kernel/visit-time';

/** Whether two zones are one to people: by one name of today, or with the same clock under the same name from now on. */
export function isSameZone(one: string, other: string): boolean {
  const [first, second] = [zoneOffsets(one), zoneOffsets(other)];
  if (first.name === second.name) return true;
  const now = Date.now();
  const changes = [...first.starts, ...second.starts].filter((at) => at > now && Number.isSafeInteger(at));
  return [now, ...changes.slice(0, -1)].every(
    (at) => !differsOnTheClock(one, other, at) && zoneAbbreviation(one, at) === zoneAbbreviation(other, at),
  );
}

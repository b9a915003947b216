import { differsOnTheClock } from '#kernel/visit-time';

const [january, july] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Whether two zones are one to people: the same clock under the same name, whatever the database calls them. */
export function isSameZone(one: string, other: string): boolean {
  if (one === other) return true;
  if (differsOnTheClock(one, other, january) || differsOnTheClock(one, other, july)) return false;
  return genericName(one) === genericName(other);
}

function genericName(zone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(january);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

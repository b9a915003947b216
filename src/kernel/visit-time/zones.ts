import type { EpochMs } from '../time/instant.ts';
import { dateFormatter } from './formatters.ts';

/** CLDR knows an abbreviation only where its readers use it: EST for Americans, BST for Britons. */
const englishRegions = ['en', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];
const numeric = /^(?:GMT|UTC)[+\u2212-]/;

/** What people there call their time at that moment: "GMT", "BST", "EST"; "GMT+9" where no English reader has a name for it. */
export function zoneAbbreviation(zone: string, at: EpochMs, locale = 'en'): string {
  const candidates = locale === 'en' ? englishRegions : [locale];
  const names = candidates.map((candidate) => zoneName(candidate, zone, at, 'short'));
  return names.find((name) => !numeric.test(name)) ?? names[0] ?? zone;
}

/** The city that a zone is named after: "New York" for America/New_York. */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** How far the zone's clocks are ahead of UTC, in minutes. By Intl alone, so that browsers need no Temporal for it. */
export function offsetMinutes(zone: string, at: EpochMs): number {
  const match = /^GMT([+\u2212-])(\d{2}):(\d{2})/.exec(zoneName('en', zone, at, 'longOffset'));
  if (!match) return 0;
  return (match[1] === '+' ? 1 : -1) * (Number(match[2]) * 60 + Number(match[3]));
}

const threeHours = 3 * 3_600_000;

/** Whether the clocks there show this time twice that day, as in the hour that autumn repeats. */
export function isShownTwice(zone: string, at: EpochMs): boolean {
  const offset = offsetMinutes(zone, at);
  return [at - threeHours, at + threeHours].some((near) => {
    const other = offsetMinutes(zone, near);
    return other !== offset && offsetMinutes(zone, at + (offset - other) * 60_000) === other;
  });
}

function zoneName(locale: string, zone: string, at: EpochMs, timeZoneName: 'short' | 'longOffset'): string {
  const parts = dateFormatter(locale, { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

import { zoneCity } from '#kernel/visit-time';

const mostFound = 60;

/** Cities that the IANA database still lists under a name their people no longer use. */
const todaysNames: Record<string, string> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'America/Godthab': 'Nuuk',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
};

/** The city that people know a zone by. */
export function zoneName(zone: string): string {
  return todaysNames[zone] ?? zoneCity(zone);
}

/** Zones that have every word of what is typed in their city, region, code or name; `chosen` is always one of all. */
export function findZones(typed: string, chosen: string): string[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const zones = [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const found = zones.filter((zone) => words.every((word) => textOf(zone).includes(word)));
  const begins = (zone: string) => words.length > 0 && plain(zoneName(zone)).startsWith(words.join(' '));
  return found.sort((one, other) => Number(begins(other)) - Number(begins(one))).slice(0, mostFound);
}

const texts = new Map<string, string>();

/** What a zone is found by: "europe/paris paris central european time". Made once a zone, when somebody searches. */
function textOf(zone: string): string {
  const known = texts.get(zone);
  if (known !== undefined) return known;
  const text = plain(`${zone} ${zoneName(zone)} ${genericName(zone)}`);
  texts.set(zone, text);
  return text;
}

function genericName(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase();
}

import type { EpochMs } from '../time/instant.ts';
import { kept } from './formatters.ts';

/** CLDR knows an abbreviation only where its readers use it: EST for Americans, BST for Britons. */
const englishRegions = ['en', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];
const numeric = /[+\u2212-]\d/;

const formatter = (timeZoneName: 'short' | 'longOffset') =>
  kept((locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }));
const shortNames = formatter('short');
const longOffsets = formatter('longOffset');

/** Which name is wanted: of a zone at an instant at which its clocks are `offset` ms ahead of UTC, in a language. */
interface NameWanted {
  readonly zone: string;
  readonly at: EpochMs;
  readonly offset: number;
  readonly locale: string;
}

const names = new Map<string, string>();
const mostNames = 5_000;

/**
 * What people there call their time at that moment: "GMT", "BST", "EST"; "GMT+9" where no English reader has a name for it, and
 * where Node's own zone data is older than our rules.
 */
export function nameOfZone(wanted: NameWanted): string {
  // Within a year a zone has one name for each of its offsets.
  const key = `${wanted.locale} ${wanted.zone} ${wanted.offset} ${new Date(wanted.at).getUTCFullYear()}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  if (names.size >= mostNames) names.clear();
  const found = findName(wanted);
  names.set(key, found);
  return found;
}

function findName(wanted: NameWanted): string {
  const own = nameOfOffset(wanted, wanted.locale);
  // The other regions are asked only where the reader's own has no name.
  const name = numeric.test(own) && wanted.locale.startsWith('en') ? (nameElsewhere(wanted) ?? own) : own;
  // French and Arabic write London's winter as "UTC+0". A minus sign, unlike a hyphen, is never the end of a line.
  return name.replace(/\+[0٠]$/, '').replace(/-(?=\p{Nd})/u, '\u2212');
}

function nameElsewhere(wanted: NameWanted): string | undefined {
  return englishRegions.map((region) => nameOfOffset(wanted, region)).find((name) => !numeric.test(name));
}

/** What Intl calls this offset of the zone, where its data shows it; else the offset itself. */
function nameOfOffset({ zone, at, offset }: NameWanted, locale: string): string {
  const known = intlOffset(zone, at) === offset;
  return zoneName(shortNames(locale, known ? zone : offsetId(offset)), at);
}

/** By Node's own data, in ms ahead of UTC. */
function intlOffset(zone: string, at: EpochMs): number {
  const match = /^GMT([+\u2212-])(\d{2}):(\d{2})/.exec(zoneName(longOffsets('en', zone), at));
  if (!match) return 0;
  return (match[1] === '+' ? 60_000 : -60_000) * (Number(match[2]) * 60 + Number(match[3]));
}

/** An offset as Intl takes it for a zone: '-05:00'. */
function offsetId(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function zoneName(shape: Intl.DateTimeFormat, at: EpochMs): string {
  return shape.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

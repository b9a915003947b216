import type { EpochMs } from './time/instant.ts';
import { rulesBegin, shippedRules, type ZoneRules } from './time/zone-rules.ts';
import { stretchesOf, type ZoneClock, type ZoneStretches } from './time/zone-stretches.ts';
import { nameOfZone } from './visit-time/name-of-zone.ts';

export { shippedRules };

/*
 * The clocks of every zone, by Uli's own rules. In a browser `told-clocks.ts` takes the place of this file: `imports` of
 * package.json chooses between them.
 */

let rules = shippedRules;
let byAnyCase: ReadonlyMap<string, string> | undefined;
const clocks = new Map<string, ZoneClock>();

/** The version of the tz database that the rules come from: '2026f'. */
export function zoneRulesVersion(): string {
  return rules.version;
}

/** Reads every zone by other rules from now on. */
export function readZonesBy(others: ZoneRules): void {
  rules = others;
  byAnyCase = undefined;
  clocks.clear();
}

/** Every zone by today's name. */
export function zoneNames(): string[] {
  return Object.keys(rules.zones);
}

/** Today's name for every other that a zone goes by. */
export function otherZoneNames(): ReadonlyMap<string, string> {
  return new Map(Object.entries(rules.otherNames));
}

/** Today's name of a zone, whatever the case: Asia/Kolkata for asia/calcutta; undefined for anything else, offsets included. */
export function canonicalTimeZone(name: string): string | undefined {
  const { zones, otherNames } = rules;
  if (Object.hasOwn(zones, name)) return name;
  byAnyCase ??= new Map([
    ...Object.entries(otherNames).map(([other, today]): [string, string] => [other.toLowerCase(), today]),
    ...zoneNames().map((zone): [string, string] => [zone.toLowerCase(), zone]),
  ]);
  return byAnyCase.get(name.toLowerCase());
}

/** The clocks of a zone by any of its names, built once and kept; undefined for an unknown one. */
export function readZone(name: string): ZoneClock | undefined {
  const known = clocks.get(name);
  if (known) return known;
  const today = canonicalTimeZone(name);
  if (today === undefined) return undefined;
  const stretches = readRule(rules.rules[rules.zones[today]!]!);
  const clock: ZoneClock = {
    ...stretches,
    name: today,
    nameAt: (at, stretch, locale) => nameOfZone({ zone: today, at, offset: stretches.offsets[stretch]!, locale }),
  };
  // Other spellings are not kept: a thousand of them would fill the memory.
  if (name === today || Object.hasOwn(rules.otherNames, name)) clocks.set(name, clock);
  return clock;
}

/** Reads what `ZoneRules.rules` writes. */
function readRule(rule: string): ZoneStretches {
  const [kinds = '', first = '0', changes = ''] = rule.split('|');
  const offsets = kinds.split(',').map(Number);
  let at: EpochMs = rulesBegin;
  return stretchesOf(
    offsets[Number(first)]!,
    changes
      .split(' ')
      .filter(Boolean)
      .map((change) => {
        at += Number.parseInt(change.slice(0, -1), 36) * 60_000;
        return { at, offset: offsets[Number(change.at(-1))]! };
      }),
  );
}

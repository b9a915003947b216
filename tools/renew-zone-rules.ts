import { readFileSync, writeFileSync } from 'node:fs';
import moment from 'moment-timezone';
import type { ZoneRules } from '../src/kernel/time/zone-rules.ts';

/*
 * Writes the zone rules that the program ships, from the tz database as `moment-timezone` publishes it. To renew them, install
 * its newest version and run `npm run zones`; `src/kernel/time/zone-rules.test.ts` then says whether Debian's tzdata agrees.
 */

const read = (file: string) => JSON.parse(readFileSync(new URL(import.meta.resolve(file)), 'utf8'));

/** Every zone in moment's packed form, and `main|other` for each further name of one. */
const {
  version,
  zones: packed,
  links,
} = read('moment-timezone/data/packed/latest.json') as Record<'zones' | 'links', string[]> & {
  version: string;
};
/** The zones that people live in, by today's name. */
const { zones: inhabited } = read('moment-timezone/data/meta/latest.json') as { zones: Record<string, unknown> };

/** Names of before that share their clock with several of today's: whose they are, as the tz database's `backward` says. */
const movedNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'Africa/Timbuktu': 'Africa/Bamako',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Virgin': 'America/St_Thomas',
  'Asia/Rangoon': 'Asia/Yangon',
  Iceland: 'Atlantic/Reykjavik',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
  Singapore: 'Asia/Singapore',
};

/** No visit is booked outside these years. */
const [begins, ends] = [Date.UTC(2000, 0, 1), Date.UTC(2051, 0, 1)];

/** What `ZoneRules.rules` holds of a zone. */
function ruleOf({ untils, offsets }: ReturnType<typeof moment.tz.unpack>): string {
  const kinds: number[] = [];
  const changes: { readonly at: number; readonly kind: number }[] = [];
  for (const [index, west] of offsets.entries()) {
    if ((untils[index] ?? Number.POSITIVE_INFINITY) <= begins) continue;
    if ((untils[index - 1] ?? 0) >= ends) break;
    const offset = -west + 0;
    if (!kinds.includes(offset)) kinds.push(offset);
    const kind = kinds.indexOf(offset);
    // Where the same offset gets another name no clock changes.
    if (kind === changes.at(-1)?.kind) continue;
    changes.push({ at: (changes.length === 0 ? begins : untils[index - 1]!) / 60_000, kind });
  }
  const written = changes.slice(1).map(({ at, kind }, index) => (at - changes[index]!.at).toString(36) + kind);
  return `${kinds.join(',')}|${changes[0]!.kind}|${written.join(' ')}`;
}

/** Today's name of a group of names for one clock. */
function mainName(main: string, others: readonly string[]): string {
  if (main === 'Etc/UTC' || main === 'Etc/GMT-0') return 'UTC';
  return main in inhabited ? main : (others.find((name) => name in inhabited) ?? main);
}

const rules: string[] = [];
const zones: Record<string, number> = {};
const otherNames: Record<string, string> = {};
for (const text of packed) {
  const zone = moment.tz.unpack(text);
  const others = links.flatMap((link) => (link.startsWith(`${zone.name}|`) ? [link.slice(zone.name.length + 1)] : []));
  const today = mainName(zone.name, others);
  const rule = ruleOf(zone);
  if (!rules.includes(rule)) rules.push(rule);
  for (const name of [zone.name, ...others]) {
    if (name === today || name in inhabited) zones[name] = rules.indexOf(rule);
    else otherNames[name] = movedNames[name] ?? today;
  }
}
const sorted = <Value>(record: Record<string, Value>) => Object.fromEntries(Object.entries(record).toSorted());
const written: ZoneRules = { version, rules, zones: sorted(zones), otherNames: sorted(otherNames) };
writeFileSync(new URL('../src/kernel/time/zone-rules.json', import.meta.url), `${JSON.stringify(written, null, 1)}\n`);
console.log(`Zone rules ${version}: ${Object.keys(zones).length} zones, ${rules.length} rules.`);

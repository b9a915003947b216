import type { ToldClock } from './tell-clocks.ts';
import { readerLocale } from './language.ts';
import { dayMs } from './time/calendar.ts';
import { stretchesOf, type ClockChange, type ZoneClock } from './time/zone-stretches.ts';

/*
 * The clocks of the zones that the server has told this browser, whose own zone data may be years old. In a browser this file
 * takes the place of `zone-clocks.ts`.
 */

/** The id of the element in which a page brings the clocks of its zones. */
export const clocksId = 'zone-clocks';

/** The reader's own clock, under a name that no zone has: their device alone knows it. */
export const deviceZone = 'device';

const utcNames = /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu|Greenwich)$/;

/** What the device calls its own zone; undefined where it says UTC, as browsers do that hide where somebody is. */
export function zoneOfDevice(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && !utcNames.test(timeZone) ? timeZone : undefined;
}

const clocks = new Map<string, ZoneClock>();
const utc: ToldClock = { name: 'UTC', kinds: [[0, 'UTC']], changes: [0] };

/** Takes the clocks of zones, by any name of each. */
export function tellClocks(told: Readonly<Record<string, ToldClock>>): void {
  for (const [name, clock] of Object.entries(told)) clocks.set(name, clockOf(clock));
}

export function isTold(zone: string): boolean {
  readPage();
  return clocks.has(zone);
}

/** Today's name of a zone that this browser was told of. */
export function canonicalTimeZone(name: string): string | undefined {
  return readZone(name)?.name;
}

/** The clocks of a zone that this browser was told of; undefined for any other. */
export function readZone(name: string): ZoneClock | undefined {
  readPage();
  if (name === deviceZone && !clocks.has(name)) clocks.set(name, readDevice());
  return clocks.get(name);
}

function clockOf({ name, kinds, changes: [first = 0, ...changes] }: ToldClock): ZoneClock {
  const called = [kinds[first]![1]];
  const read: ClockChange[] = [];
  for (let index = 0; index < changes.length; index += 2) {
    const [offset, then] = kinds[changes[index + 1]!]!;
    read.push({ at: changes[index]! * 60_000, offset });
    called.push(then);
  }
  return { ...stretchesOf(kinds[first]![0], read), name, nameAt: (_at, stretch) => called[stretch]! };
}

let pageRead = false;

function readPage(): void {
  if (pageRead) return;
  pageRead = true;
  tellClocks({ UTC: utc });
  const brought = globalThis.document?.getElementById(clocksId)?.textContent;
  if (brought) tellClocks(JSON.parse(brought));
}

/** The device's clock from a year ago to three years ahead. */
function readDevice(): ZoneClock {
  const offsetAt = (at: number) => -new Date(at).getTimezoneOffset();
  const changes: ClockChange[] = [];
  const begins = Date.now() - 366 * dayMs;
  for (let at = begins; at < begins + 4 * 366 * dayMs; at += 7 * dayMs) {
    if (offsetAt(at) === offsetAt(at + 7 * dayMs)) continue;
    let [before, after] = [at, at + 7 * dayMs];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offsetAt(at)) before = middle;
      else after = middle;
    }
    changes.push({ at: after, offset: offsetAt(after) });
  }
  const names = new Intl.DateTimeFormat(readerLocale(), { timeZoneName: 'short' });
  return {
    ...stretchesOf(offsetAt(begins), changes),
    name: deviceZone,
    nameAt: (at) => names.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}

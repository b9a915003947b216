import type { EpochMs } from './time/instant.ts';
import { dayMs } from './time/calendar.ts';
import { offsetIndexAt } from './time/zone-stretches.ts';
import { readZone } from '#zone-clocks';

/** A zone's clocks as the server sends them to browsers, which have no zone rules. */
export interface ToldClock {
  /** Today's name of the zone. */
  readonly name: string;
  /** Minutes ahead of UTC, and what the reader calls them. */
  readonly kinds: readonly (readonly [offset: number, called: string])[];
  /** The index of the first kind, then each change as its minute since 1970-01-01T00:00Z and the index of what follows. */
  readonly changes: readonly number[];
}

/** Visits are booked for two years at most; what was before Uli is shown nowhere. */
const toldFrom = Date.UTC(2024, 0, 1);
const toldFor = 5 * 366 * dayMs;

/** What a browser needs of a zone now, in its reader's words; undefined for an unknown zone. */
export function tellClock(zone: string, now: EpochMs, locale: string): ToldClock | undefined {
  const clock = readZone(zone);
  if (!clock) return undefined;
  const { starts, offsets } = clock;
  const kinds: [number, string][] = [];
  const kindOf = (stretch: number): number => {
    const offset = offsets[stretch]! / 60_000;
    // Of a stretch that goes on for years it is what people call it now.
    const at = Math.min(Math.max(now, starts[stretch]!), starts[stretch + 1]! - dayMs);
    const called = clock.nameAt(at, stretch, locale);
    const same = kinds.findIndex(([one, name]) => one === offset && name === called);
    return same === -1 ? kinds.push([offset, called]) - 1 : same;
  };
  let stretch = offsetIndexAt(clock, toldFrom);
  const changes = [kindOf(stretch)];
  while (starts[++stretch]! < now + toldFor) changes.push(starts[stretch]! / 60_000, kindOf(stretch));
  return { name: clock.name, kinds, changes };
}

import type { EpochMs } from './instant.ts';

/**
 * What a zone's clocks show, as stretches of one offset each: stretch i lasts from `starts[i]` to `starts[i + 1]`, its clocks
 * are `offsets[i]` ms ahead of UTC. `starts` has one entry more than `offsets`; the first and last stretch reach beyond the
 * rules, so earlier and later instants have an answer too.
 */
export interface ZoneStretches {
  readonly starts: Float64Array;
  readonly offsets: Float64Array;
}

/** A zone with its clocks. */
export interface ZoneClock extends ZoneStretches {
  /** Today's name of the zone. */
  readonly name: string;
  /** What readers call the time there at an instant of a stretch: "GMT", "EST", "GMT+9". */
  nameAt(at: EpochMs, stretch: number, locale: string): string;
}

/** A change of the clocks: from this instant they are so many minutes ahead of UTC. */
export interface ClockChange {
  readonly at: EpochMs;
  readonly offset: number;
}

const firstInstant = -8.64e15;
const lastInstant = 8.64e15;

/** Clocks that are `first` minutes ahead of UTC until they change. */
export function stretchesOf(first: number, changes: readonly ClockChange[]): ZoneStretches {
  return {
    starts: Float64Array.from([firstInstant, ...changes.map(({ at }) => at), lastInstant]),
    offsets: Float64Array.from([first, ...changes.map(({ offset }) => offset)], (minutes) => minutes * 60_000),
  };
}

/** The index of the stretch that an instant lies in. */
export function offsetIndexAt({ starts, offsets }: ZoneStretches, at: EpochMs): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

import type { EpochMs } from './instant.ts';

/**
 * What a zone's clocks showed and will show from 1970 to 2100, as stretches of one offset each: stretch i lasts from
 * `starts[i]` to `starts[i + 1]`, its clocks are `offsets[i]` ms ahead of UTC. `starts` has one entry more than
 * `offsets`; the first and last stretch reach beyond the table, so earlier and later instants have an answer too.
 */
export interface ZoneOffsets {
  readonly starts: Float64Array;
  readonly offsets: Float64Array;
}

const firstInstant = -8.64e15;
const lastInstant = 8.64e15;
const tableStart = Date.UTC(1970, 0, 1);
const tableEnd = Date.UTC(2101, 0, 1);

const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;
const mostZones = 256;
const zones = new Map<string, ZoneOffsets>();

/** The name as the IANA database writes it, whatever its case; undefined for anything else, offsets included. */
export function canonicalTimeZone(name: string): string | undefined {
  if (!zoneName.test(name)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}

/** The zone's offsets, built once and kept; throws a RangeError for an unknown zone. */
export function zoneOffsets(zone: string): ZoneOffsets {
  const known = zones.get(zone);
  if (known) return known;
  if (!isTimeZone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
  const built = buildOffsets(zone);
  if (zones.size >= mostZones) zones.delete(zones.keys().next().value!);
  zones.set(zone, built);
  return built;
}

/** The index of the stretch that an instant lies in. */
export function offsetIndexAt({ starts, offsets }: ZoneOffsets, at: EpochMs): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function buildOffsets(zone: string): ZoneOffsets {
  let moment: Temporal.ZonedDateTime | null = new Temporal.ZonedDateTime(BigInt(tableStart) * 1_000_000n, zone);
  const starts = [firstInstant];
  const offsets = [moment.offsetNanoseconds / 1_000_000];
  while ((moment = moment.getTimeZoneTransition('next')) && moment.epochMilliseconds < tableEnd) {
    starts.push(moment.epochMilliseconds);
    offsets.push(moment.offsetNanoseconds / 1_000_000);
  }
  starts.push(lastInstant);
  return { starts: Float64Array.from(starts), offsets: Float64Array.from(offsets) };
}

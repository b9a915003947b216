import { createHash } from 'node:crypto';
import type { ZoneStretches } from '#kernel/time';

/** What a compiled zone of the tz database says of the clocks from 2000 to 2037: the years that every such file spells out. */
const [begins, ends] = [Date.UTC(2000, 0, 1), Date.UTC(2037, 0, 1)];

/** A change of the clocks: its instant in ms, and the offset after it in minutes. */
type Change = readonly [at: number, offset: number];

/** Reads the 64-bit block of a TZif file (RFC 9636). */
export function readTzif(file: Buffer): Change[] {
  const counts = (from: number) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(from + 20 + 4 * index));
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, letters = 0] = counts(0);
  const second = 44 + times * 5 + types * 6 + letters + leaps * 8 + standard + utc;
  const [, , , timesLong = 0] = counts(second);
  const [startsAt, kindsAt, typesAt] = [second + 44, second + 44 + timesLong * 8, second + 44 + timesLong * 9];
  const offsetOf = (kind: number) => file.readInt32BE(typesAt + kind * 6) / 60;
  return [
    [Number.NEGATIVE_INFINITY, offsetOf(0)],
    ...Array.from({ length: timesLong }, (_, index): Change => [
      Number(file.readBigInt64BE(startsAt + index * 8)) * 1000,
      offsetOf(file.readUInt8(kindsAt + index)),
    ]),
  ];
}

export function changesOf({ starts, offsets }: ZoneStretches): Change[] {
  return [...offsets].map((offset, index) => [starts[index]!, offset / 60_000]);
}

/** A word that two zones share only where their clocks show the same in these years. */
export function digestOf(changes: readonly Change[]): string {
  const during: Change[] = [];
  for (const [at, offset] of changes) {
    if (at >= ends) break;
    if (at <= begins) during.length = 0;
    if (during.at(-1)?.[1] !== offset) during.push([Math.max(at, begins), offset]);
  }
  return createHash('sha256').update(JSON.stringify(during)).digest('hex').slice(0, 10);
}

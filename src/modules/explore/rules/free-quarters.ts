import { addDays, dayBounds, dayMs, instantToLocal, minuteMs, type EpochMs } from '#kernel/time';
import type { WindowsIn } from './windows.ts';

/** The grain of the index: a bit says that some start lies in these fifteen minutes. */
export const quarterMs = 15 * minuteMs;
/** How many days from the first are kept; a power of two, so that days go round in a ring. */
export const keptDays = 64;

const quartersOfDay = dayMs / quarterMs;
const wordsOfDay = quartersOfDay / 32;
const pageBits = 10;
const artistsOfPage = 1 << pageBits;
const nobody = 0xffff;

/** What moves with the clock, and so is applied when somebody asks. Many artists have the same. */
export interface BookingLimits {
  readonly timeZone: string;
  /** Minutes. */
  readonly minNotice: number;
  /** Days. */
  readonly maxAdvance: number;
}

/** Who is free: `quarters[i]` is the first free quarter of `ids[i]`, counted from 1970. */
export interface FreeArtists {
  readonly ids: readonly number[];
  readonly quarters: readonly number[];
}

/** The first and the last quarter of so many windows for each kind of limits, one after the other. */
interface Spans {
  readonly bounds: Int32Array;
  readonly most: number;
}

/**
 * When every artist could begin a visit, in a bit per quarter of an hour: 768 bytes an artist, day by day beside each
 * other, so that a window is read in one sweep. Notice and horizon are not in the bits.
 */
export class FreeQuarters {
  readonly #pages: Uint32Array[] = [];
  readonly #ids: number[] = [];
  readonly #limitsOf: number[] = [];
  readonly #rowOf = new Map<number, number>();
  readonly #limits: BookingLimits[] = [];
  readonly #limitsIndex = new Map<string, number>();
  /** The UTC day number that the ring begins with. */
  #firstDay: number;

  constructor(firstDay: number) {
    this.#firstDay = firstDay;
  }

  get firstDay(): number {
    return this.#firstDay;
  }

  get size(): number {
    return this.#rowOf.size;
  }

  artistIds(): number[] {
    return [...this.#rowOf.keys()];
  }

  /** Replaces what is known of an artist: their limits, and every start of the kept days, ascending or not. */
  put(artistId: number, limits: BookingLimits, starts: Iterable<EpochMs>): void {
    const row = this.#rowOf.get(artistId) ?? this.#addRow(artistId);
    this.#limitsOf[row] = this.#indexOf(limits);
    const page = this.#pages[row >> pageBits]!;
    for (let day = 0; day < keptDays; day++) page.fill(0, wordAt(day, row), wordAt(day, row) + wordsOfDay);
    const first = this.#firstDay * quartersOfDay;
    for (const start of starts) {
      const quarter = Math.floor(start / quarterMs);
      if (quarter < first || quarter >= first + keptDays * quartersOfDay) continue;
      const day = Math.floor(quarter / quartersOfDay);
      const within = quarter - day * quartersOfDay;
      page[wordAt(day, row) + (within >> 5)]! |= 1 << (within & 31);
    }
  }

  /** Forgets an artist; harmless when unknown. */
  remove(artistId: number): void {
    const row = this.#rowOf.get(artistId);
    if (row !== undefined) this.#limitsOf[row] = nobody;
  }

  /** Lets the ring begin with a later day; the days that come in are empty until each artist is `put` again. */
  advance(firstDay: number): void {
    for (let day = this.#firstDay; day < Math.min(firstDay, this.#firstDay + keptDays); day++) {
      for (const page of this.#pages) page.fill(0, wordAt(day, 0), wordAt(day, 0) + artistsOfPage * wordsOfDay);
    }
    this.#firstDay = firstDay;
  }

  /** Everybody who has a start in the windows of their zone, in no order. */
  freeIn(windowsIn: WindowsIn, now: EpochMs): FreeArtists {
    const spans = this.#spansOf(windowsIn, now);
    const ids: number[] = [];
    const quarters: number[] = [];
    for (let row = 0; row < this.#ids.length; row++) {
      const quarter = this.#firstFree(row, spans);
      if (quarter < 0) continue;
      ids.push(this.#ids[row]!);
      quarters.push(quarter);
    }
    return { ids, quarters };
  }

  /** The same for some artists, in their order. */
  freeAmong(artistIds: readonly number[], windowsIn: WindowsIn, now: EpochMs): FreeArtists {
    const spans = this.#spansOf(windowsIn, now);
    const ids: number[] = [];
    const quarters: number[] = [];
    for (const id of artistIds) {
      const row = this.#rowOf.get(id);
      const quarter = row === undefined ? -1 : this.#firstFree(row, spans);
      if (quarter < 0) continue;
      ids.push(id);
      quarters.push(quarter);
    }
    return { ids, quarters };
  }

  #firstFree(row: number, { bounds, most }: Spans): number {
    const limits = this.#limitsOf[row]!;
    if (limits === nobody) return -1;
    const page = this.#pages[row >> pageBits]!;
    for (let span = limits * most; span < (limits + 1) * most; span++) {
      const last = bounds[span * 2 + 1]!;
      let quarter = bounds[span * 2]!;
      while (quarter <= last) {
        const day = (quarter / quartersOfDay) | 0;
        const within = quarter - day * quartersOfDay;
        const bits = page[wordAt(day, row) + (within >> 5)]! >>> (within & 31);
        if (bits !== 0) {
          const found = quarter + 31 - Math.clz32(bits & -bits);
          if (found <= last) return found;
          break;
        }
        quarter += 32 - (within & 31);
      }
    }
    return -1;
  }

  /** First and last quarter of each window that counts, for each kind of limits. */
  #spansOf(windowsIn: WindowsIn, now: EpochMs): Spans {
    const asked = this.#limits.map(({ timeZone }) => windowsIn(timeZone));
    const most = Math.max(0, ...asked.map(({ length }) => length));
    // What stays as it is begins after its end.
    const bounds = new Int32Array(this.#limits.length * most * 2).map((_, index) => -(index & 1));
    const first = this.#firstDay * quartersOfDay;
    const end = first + keptDays * quartersOfDay;
    for (const [index, { timeZone, minNotice, maxAdvance }] of this.#limits.entries()) {
      const horizon = dayBounds(timeZone, addDays(instantToLocal(timeZone, now).date, maxAdvance)).end;
      for (const [nth, { from, to }] of asked[index]!.entries()) {
        const until = Math.min(to, horizon);
        const begin = Math.max(from, now + minNotice * minuteMs);
        const at = (index * most + nth) * 2;
        bounds[at] = Math.max(first, Math.floor(begin / quarterMs));
        bounds[at + 1] = Math.min(end - 1, begin < until ? Math.ceil(until / quarterMs) - 1 : -1);
      }
    }
    return { bounds, most };
  }

  #addRow(artistId: number): number {
    const row = this.#ids.length;
    if (row >> pageBits === this.#pages.length) {
      this.#pages.push(new Uint32Array(keptDays * artistsOfPage * wordsOfDay));
    }
    this.#ids.push(artistId);
    this.#limitsOf.push(nobody);
    this.#rowOf.set(artistId, row);
    return row;
  }

  #indexOf(limits: BookingLimits): number {
    const key = `${limits.timeZone} ${limits.minNotice} ${limits.maxAdvance}`;
    const known = this.#limitsIndex.get(key);
    if (known !== undefined) return known;
    const index = this.#limits.push(limits) - 1;
    this.#limitsIndex.set(key, index);
    return index;
  }
}

function wordAt(day: number, row: number): number {
  return (((day & (keptDays - 1)) << pageBits) | (row & (artistsOfPage - 1))) * wordsOfDay;
}

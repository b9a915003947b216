import type { Limit } from './limit.ts';

/** So many keys are counted at once; beyond, all begin anew: memory has a bottom, and whoever fills it counts for nobody. */
const mostKeys = 50_000;

/** Counts tries in windows of a fixed length, in this process alone: no question to the database, no timers. */
export class MemoryCount {
  readonly #limit: Limit;
  #windowEnds = 0;
  #tries = new Map<string, number>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Counts one try of `key` at an instant; answers in how many seconds there are tries again, 0 while there are. */
  count(key: string, now: number): number {
    if (now >= this.#windowEnds) {
      this.#tries = new Map();
      this.#windowEnds = now + this.#limit.seconds * 1000;
    }
    const tries = (this.#tries.get(key) ?? 0) + 1;
    if (tries === 1 && this.#tries.size >= mostKeys) this.#tries.clear();
    this.#tries.set(key, tries);
    return tries > this.#limit.points ? Math.ceil((this.#windowEnds - now) / 1000) : 0;
  }

  /** How many keys are counted now. */
  get size(): number {
    return this.#tries.size;
  }
}

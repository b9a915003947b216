import type { Limit } from './limit.ts';

/** The maximum number of keys; beyond it all counts start over, so that an attacker with many keys cannot exhaust memory. */
const mostKeys = 50_000;

/** Counts attempts in fixed windows, in this process only: no database query, no timers. */
export class MemoryCount {
  readonly #limit: Limit;
  #windowEnds = 0;
  #tries = new Map<string, number>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Counts one attempt of `key` at an instant; returns the seconds until the next allowed attempt, 0 if this one is allowed. */
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

  /** The number of keys counted now. */
  get size(): number {
    return this.#tries.size;
  }
}

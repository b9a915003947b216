import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { instantsAround, overridesAround, readSlotFactsOf } from '#modules/availability';
import type { App } from '#platform/app';
import { listBookableAfter, readChangedArtists, readMark, readOffered } from '../free-times.store.ts';
import { everyStart, FreeQuarters, keptDays } from '../rules/index.ts';

/** What somebody sees is at most so old, in ms: within it, an answer is given from what was read last. */
const shortDelay = 250;
/** Changes are kept for ten minutes; whoever has not looked for half of that begins anew. */
const longestPause = 5 * 60_000;
const atOnce = 250;

const keepers = new WeakMap<App, FreeTimes>();

/** The index of free times of this process. */
export function freeTimesOf(app: App): FreeTimes {
  const keeper = keepers.get(app) ?? new FreeTimes(app);
  keepers.set(app, keeper);
  return keeper;
}

/**
 * Keeps the free quarters of every artist in memory, and in step with the database: before it answers it reads who changed
 * since it last looked, in any process, and reckons those again with the slot engine.
 */
export class FreeTimes {
  readonly #app: App;
  #quarters: FreeQuarters | undefined;
  #mark = '0';
  /** When a hold or an unanswered request of an artist gives its time back. */
  readonly #expiries = new Map<number, EpochMs>();
  /** Whose newest day is still to be reckoned. */
  #behind: number[] = [];
  #syncedAt = -Infinity;
  #syncing: Promise<FreeQuarters> | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /** The index, at most a quarter of a second old. */
  async current(): Promise<FreeQuarters> {
    if (this.#quarters && !this.#syncing && performance.now() - this.#syncedAt < shortDelay && this.#isToday()) {
      return this.#quarters;
    }
    return this.sync();
  }

  /** Brings the index up to date; who asks meanwhile waits for the same. */
  sync(): Promise<FreeQuarters> {
    this.#syncing ??= this.#catchUp().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  /** Whether artists wait for their newest day. */
  get isBehind(): boolean {
    return this.#behind.length > 0;
  }

  #isToday(): boolean {
    return this.#quarters?.firstDay === firstDayAt(this.#app.clock.now());
  }

  async #catchUp(): Promise<FreeQuarters> {
    const now = this.#app.clock.now();
    const firstDay = firstDayAt(now);
    const began = performance.now();
    const known = this.#quarters;
    const daysOn = known ? firstDay - known.firstDay : 0;
    if (!known || began - this.#syncedAt > longestPause || daysOn < 0 || daysOn > 1) {
      await this.#load(firstDay, now);
    } else {
      if (daysOn === 1) {
        known.advance(firstDay);
        this.#behind = known.artistIds();
      }
      const { mark, ids } = await readChangedArtists(this.#app.database, this.#mark);
      for (const [id, at] of this.#expiries) if (at <= now) ids.push(id);
      // A changed artist is reckoned whole, the newest day included.
      for (const id of this.#behind.splice(0, atOnce)) ids.push(id);
      await this.#reckon(known, [...new Set(ids)], now);
      this.#mark = mark;
    }
    this.#syncedAt = began;
    return this.#quarters!;
  }

  async #load(firstDay: number, now: EpochMs): Promise<void> {
    const quarters = new FreeQuarters(firstDay);
    const mark = await readMark(this.#app.database);
    this.#expiries.clear();
    this.#behind = [];
    for (let ids = await listBookableAfter(this.#app.database, 0, atOnce); ids.length > 0;) {
      await this.#reckon(quarters, ids, now);
      ids = await listBookableAfter(this.#app.database, ids.at(-1)!, atOnce);
    }
    this.#quarters = quarters;
    this.#mark = mark;
  }

  async #reckon(quarters: FreeQuarters, ids: readonly number[], now: EpochMs): Promise<void> {
    const { firstDay } = quarters;
    const dates = { from: dateOfDay(firstDay - 1), to: dateOfDay(firstDay + keptDays) };
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce);
      const [facts, offered] = await Promise.all([
        readSlotFactsOf(this.#app.database, some, overridesAround(dates), { ...instantsAround(dates), now }),
        readOffered(this.#app.database, some),
      ]);
      for (const id of some) {
        const [known, services] = [facts.get(id), offered.get(id)];
        this.#expiries.delete(id);
        if (!known || !services) {
          quarters.remove(id);
          continue;
        }
        quarters.put(id, known.rules, everyStart(known, services, firstDay));
        if (known.nextExpiry !== null) this.#expiries.set(id, known.nextExpiry);
      }
    }
  }
}

/** Yesterday, so that today is whole in every zone. */
function firstDayAt(now: EpochMs): number {
  return Math.floor(now / dayMs) - 1;
}

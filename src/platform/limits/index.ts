import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { refuse, type Refusal } from '#kernel/refusal';
import { hashToken } from '#platform/tokens';
import type { Limit } from './limit.ts';
import { MemoryCount } from './memory-count.ts';

export type { Limit } from './limit.ts';

/**
 * How often somebody's name may be tried by whoever knows it: `points` times from one address, and `altogether` times from all of
 * them. A stranger fills their own share, and whoever the name belongs to still comes in from elsewhere.
 */
export interface NameLimit extends Limit {
  readonly altogether: number;
}

/**
 * A limit for attempts that must never lock out their owner: `points` attempts within `seconds` at any speed, and further
 * ones each after a pause, which starts at one second and doubles with every `points` attempts up to `longest` seconds.
 */
export interface PacedLimit extends Limit {
  readonly longest: number;
}

export interface Limits {
  /** Counts one try of `key`; refuses with `too_many_tries` and a `Retry-After` once the limit is passed. */
  spend(limit: Limit, key: string): Promise<void>;
  /** Forgets the tries of `key`, as after a success. */
  forget(limit: Limit, key: string): Promise<void>;
  /** Like `spend`, but counts in the memory of this process only: for frequent requests. */
  count(limit: Limit, key: string): void;
  /** Like `spend`, but beyond the limit it refuses only until the pause is over. */
  spendPaced(limit: PacedLimit, key: string): Promise<void>;
  /** Takes back one attempt of `key`, for instance a successful one. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets the attempts of `key`, and its pause. */
  forgetPaced(limit: PacedLimit, key: string): Promise<void>;
  /** Counts one try of a name from an address, as `spend` does. */
  spendName(limit: NameLimit, name: string, address: string): Promise<void>;
  /** Forgets the tries of a name from an address, and those from everywhere. */
  forgetName(limit: NameLimit, name: string, address: string): Promise<void>;
}

/** Limits that hold across processes: counted in PostgreSQL, in memory while the database is away. */
export function createLimits(pool: Pool, enabled: boolean): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const counts = new Map<string, MemoryCount>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const options = { points, duration: seconds, keyPrefix: name };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    limiters.set(name, limiter);
    return limiter;
  };
  if (!enabled) {
    const nothing = async () => {};
    return {
      spend: nothing,
      forget: nothing,
      count: () => {},
      spendPaced: nothing,
      giveBack: nothing,
      forgetPaced: nothing,
      spendName: nothing,
      forgetName: nothing,
    };
  }
  const limits: Limits = {
    async spend(limit, key) {
      const { wait } = await consume(limiterOf(limit), key);
      if (wait > 0) throw tooMany(wait);
    },
    count(limit, key) {
      const counted = counts.get(limit.name) ?? new MemoryCount(limit);
      counts.set(limit.name, counted);
      const seconds = counted.count(key, Date.now());
      if (seconds > 0) throw tooMany(seconds);
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
    async spendPaced(limit, key) {
      const { points, longest } = limit;
      const { tries } = await consume(limiterOf(limit), key);
      if (tries < points) return;
      // The last free attempt starts the first pause.
      const pause = Math.min(longest, 2 ** Math.floor((tries - points) / points));
      const { wait } = await consume(limiterOf(pauseOf(limit)), key, pause);
      if (wait > 0) throw tooMany(wait);
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key, 1);
    },
    async forgetPaced(limit, key) {
      await Promise.all([limits.forget(limit, key), limits.forget(pauseOf(limit), key)]);
    },
    async spendName(limit, name, address) {
      // Whoever has no try left of their own takes none of everybody's.
      for (const [part, key] of partsOf(limit, name, address)) await limits.spend(part, key);
    },
    async forgetName(limit, name, address) {
      for (const [part, key] of partsOf(limit, name, address)) await limits.forget(part, key);
    },
  };
  return limits;
}

/** Counts one attempt; `seconds` overrides how long it counts. `wait` is in seconds, 0 if the attempt is allowed. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  seconds?: number,
): Promise<{ tries: number; wait: number }> {
  try {
    const counted = await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
    return { tries: counted.consumedPoints, wait: 0 };
  } catch (failure) {
    if (!(failure instanceof RateLimiterRes)) throw failure;
    return { tries: failure.consumedPoints, wait: Math.max(1, Math.ceil(failure.msBeforeNext / 1000)) };
  }
}

const pauseOf = ({ name, longest }: PacedLimit): Limit => ({ name: `${name}_pause`, points: 1, seconds: longest });

function tooMany(seconds: number): Refusal {
  return refuse('too_many_tries', { values: { seconds }, retryAfterSeconds: seconds });
}

/** The two counts of a name, without the name: it may be somebody's mail address, and outlives their account there. */
function partsOf(limit: NameLimit, name: string, address: string): [Limit, string][] {
  const whose = name.toLowerCase();
  return [
    [limit, hashToken(`${whose} ${address}`)],
    [{ name: `${limit.name}_altogether`, points: limit.altogether, seconds: limit.seconds }, hashToken(whose)],
  ];
}

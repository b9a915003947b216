import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { refuse } from '#kernel/refusal';

/** How often something may be tried: `points` times within `seconds`. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Limits {
  /** Counts one try of `key`; refuses with `too_many_tries` and a `Retry-After` once the limit is passed. */
  spend(limit: Limit, key: string): Promise<void>;
  /** Forgets the tries of `key`, as after a success. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** Limits that hold across processes: counted in PostgreSQL, in memory while the database is away. */
export function createLimits(pool: Pool, enabled: boolean): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
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
  if (!enabled) return { spend: async () => {}, forget: async () => {} };
  return {
    async spend(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        const seconds = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
        throw refuse('too_many_tries', { values: { seconds }, retryAfterSeconds: seconds });
      }
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

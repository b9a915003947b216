import type { MiddlewareHandler } from 'hono';
import type { Limit, Limits } from '#platform/limits';
import type { RouteContext } from './router.ts';

/** All changes by one person or, without a session, from one network address. */
export const changesLimit: Limit = { name: 'changes', points: 600, seconds: 300 };
/** All expensive reads, counted the same way. */
export const readsLimit: Limit = { name: 'reads', points: 3000, seconds: 300 };

/** Expensive reads: searches, computed times, rankings, generated files, and links that could be guessed. */
const dear = [
  /^\/api\/users$/,
  /^\/api\/explore\//,
  /^\/api\/posts$/,
  /\/slots(?:\/why)?$/,
  /\/free-times$/,
  /^\/api\/openings$/,
  /^\/api\/users\/(?:suggestions|\d+\/(?:availability|openings|offers))$/,
  /^\/api\/(?:manage|decisions|guest-changes|guest-requests|guest-confirmations)\//,
  /\/receipt\.pdf$/,
  /\/page-code\//,
];

/** The provider signs its events, and sends a whole day's worth in a burst. */
const unmetered: ReadonlySet<string> = new Set(['/api/webhooks/stripe']);

/** The limit that counts a request; undefined for cheap reads and the provider's events. */
export function limitOf(method: string, path: string): Limit | undefined {
  if (method === 'GET' || method === 'HEAD') return dear.some((shape) => shape.test(path)) ? readsLimit : undefined;
  return method === 'OPTIONS' || unmetered.has(path) ? undefined : changesLimit;
}

/**
 * Counts changes and expensive reads in memory, by the person whose session this process last read, otherwise by network
 * address, without a database query. Processes count separately. Refuses `too_many_tries`.
 */
export function meter(limits: Limits): MiddlewareHandler {
  return (c, next) => {
    const limit = limitOf(c.req.method, c.req.path);
    if (limit) {
      const asked = c as RouteContext;
      const person = asked.get('likelyActor');
      limits.count(limit, person ? `person ${person.id}` : asked.get('address'));
    }
    return next();
  };
}

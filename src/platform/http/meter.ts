import type { MiddlewareHandler } from 'hono';
import type { Limit, Limits } from '#platform/limits';
import type { RouteContext } from './router.ts';

/** Every change that a person asks for, or whoever is not signed in from one network address. */
export const changesLimit: Limit = { name: 'changes', points: 600, seconds: 300 };
/** Every read that is dear, by the same. */
export const readsLimit: Limit = { name: 'reads', points: 3000, seconds: 300 };

/** What is dear to read: searches, times that are worked out, rankings, files that are drawn, and links that can be guessed at. */
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

/** The provider signs what it tells, and tells all of a day at once. */
const unmetered: ReadonlySet<string> = new Set(['/api/webhooks/stripe']);

/** The limit that counts a request; undefined for reads that cost next to nothing, and what the provider tells. */
export function limitOf(method: string, path: string): Limit | undefined {
  if (method === 'GET' || method === 'HEAD') return dear.some((shape) => shape.test(path)) ? readsLimit : undefined;
  return method === 'OPTIONS' || unmetered.has(path) ? undefined : changesLimit;
}

/**
 * Counts changes and dear reads in memory, by the person this process last read the session of, else by network address: it
 * asks the database nothing. Processes count separately. Refuses `too_many_tries`.
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

import type { Actor, Person } from '#kernel/actor';
import { cookieNameOf } from '#kernel/cookies';
import { refuse } from '#kernel/refusal';
import type { Limits } from '#platform/limits';
import { answering, type Asker } from '#platform/asking';
import type { TrustedProxies } from '#platform/config';
import type { Log } from '#platform/log';
import { isActingToken } from '#platform/tokens';
import { factsOf, meetRequest } from './edge.ts';
import { answerError } from './errors.ts';
import { bodyGuard, limitBody, crossSiteGuard } from './guards.ts';
import { securityHeaders } from './security-headers.ts';
import { speakToReader } from './language.ts';
import { meter } from './meter.ts';
import { keepJson, outsideOnly } from './in-process.ts';
import { createRouter, type Router } from './router.ts';
import { ownCookie } from './cookies.ts';
import { watchSecurity, type SecurityWatch } from './watch-security.ts';

export interface ApiOptions {
  readonly log: Log;
  readonly publicUrl: string;
  /** Whether browsers must use https for every subdomain as well. */
  readonly hstsSubdomains: boolean;
  readonly trustedProxies: TrustedProxies;
  /** Looks a session token up. */
  readonly findActor: (token: string) => Promise<Actor>;
  /** Writes down what an admin is about to do while signed in as somebody. */
  readonly beforeActing?: (person: Person, deed: { readonly method: string; readonly path: string }) => Promise<void>;
  readonly limits: Limits;
  /** What the security log records of requests. */
  readonly security?: SecurityWatch;
  readonly routers: readonly Router[];
}

/** So many sessions a process remembers as likely. */
const mostSeen = 10_000;

/** The whole HTTP API: the guards every request passes, then the modules' routes. */
export function createApi({
  log,
  publicUrl,
  hstsSubdomains,
  trustedProxies,
  findActor,
  beforeActing,
  limits,
  routers,
  security,
}: ApiOptions): Router {
  const api = createRouter();
  api.onError(answerError(log));
  api.notFound(() => {
    throw refuse('not_found');
  });
  api.use(meetRequest(trustedProxies));
  api.use(keepJson);
  api.use(speakToReader(publicUrl));
  api.use(outsideOnly(securityHeaders({ url: publicUrl, hstsSubdomains })));
  const overHttps = publicUrl.startsWith('https:');
  const lastSeen = new Map<string, Actor>();
  const see = async (token: string) => {
    const actor = await findActor(token);
    if (lastSeen.size >= mostSeen) lastSeen.clear();
    if (actor) lastSeen.set(token, actor);
    else lastSeen.delete(token);
    return actor;
  };
  const seeAs = async (asker: Asker, token: string) => {
    const actor = await see(token);
    asker.userId = actor?.id;
    return actor;
  };
  api.use(async (c, next) => {
    let actor: Promise<Actor> | undefined;
    c.set('overHttps', overHttps);
    const token = ownCookie(c, 'session');
    const { address } = factsOf(c);
    const asker: Asker = { address };
    c.set('address', address);
    c.set('readActor', () => (actor ??= token ? seeAs(asker, token) : Promise.resolve(undefined)));
    c.set('actorIfRead', () => actor);
    c.set('likelyActor', token ? lastSeen.get(token) : undefined);
    c.set('sessionToken', token ?? '');
    await answering(asker, next);
  });
  if (security) api.use(watchSecurity(security));
  api.use(crossSiteGuard(publicUrl));
  api.use(meter(limits));
  api.use(limitBody);
  api.use(bodyGuard);
  api.use(async (c, next) => {
    const { method, path } = c.req;
    // Only such sessions pay for a look at who it is before anything is done.
    if (beforeActing && method !== 'GET' && method !== 'HEAD' && isActingToken(c.get('sessionToken'))) {
      const person = await c.get('readActor')();
      if (person?.actingId != null) await beforeActing(person, { method, path });
    }
    await next();
  });
  for (const router of routers) api.route('/', router);
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNameOf({ name: 'session', secure: overHttps }),
  });
  const info = { title: 'Uli', version: '1', description: 'Booking for people who work with their hands.' };
  api.doc31('/api/openapi.json', { openapi: '3.1.0', info, servers: [{ url: publicUrl }] });
  return api;
}

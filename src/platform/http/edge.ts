import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform/config';
import { clientAddress } from './address.ts';

/**
 * What this process states about a request. It travels beside the request, in the `env` that Hono hands along, and never in
 * a header: a header can be sent by anyone.
 */
export interface RequestFacts {
  /** The client, as `clientAddress` counts it. */
  readonly address: string;
}

interface Env {
  /** Only of a request that came over the network. */
  readonly incoming?: IncomingMessage;
  facts?: RequestFacts;
}

/** Header names that look like our own words; nothing reads them, and what comes from outside never has them. */
const ownHeader = /^x-uli-/i;

/**
 * The first thing that a network request meets: states its facts once, before anything is awaited, and drops headers that
 * pretend to be ours. A connection that was reset has no peer any more, so that its request could be charged to no one; it
 * is closed unanswered, as there is nobody to read an answer.
 */
export function meetRequest(trustedProxies: TrustedProxies): MiddlewareHandler {
  return async (c, next) => {
    const env = c.env as Env | undefined;
    if (env?.incoming && !env.facts) {
      const { incoming } = env;
      const peer = incoming.socket.remoteAddress;
      if (peer === undefined) {
        incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      dropOwnHeaders(incoming);
      env.facts = { address: clientAddress(peer, forwardedFor(incoming), trustedProxies) };
    }
    return next();
  };
}

/** What was stated about a request; without a network, and without a client to ask for, it is the process itself. */
export function factsOf(c: Context): RequestFacts {
  return (c.env as Env | undefined)?.facts ?? { address: 'local' };
}

function forwardedFor({ headers }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? []].flat().join(',');
}

function dropOwnHeaders(incoming: IncomingMessage): void {
  const names = Object.keys(incoming.headers).filter((name) => ownHeader.test(name));
  if (names.length === 0) return;
  for (const name of names) delete incoming.headers[name];
  const raw = incoming.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) if (ownHeader.test(raw[at]!)) raw.splice(at, 2);
}
